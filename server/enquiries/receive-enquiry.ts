import {
  checkEnquiry,
  type Enquiry,
  enquiryFields,
  type EnquiryErrors,
  type EnquiryField,
  readEnquiry,
  trapField,
} from "#contract/enquiry.ts";
import { newReference } from "./reference.ts";
import { spamSigns } from "./spam.ts";
import { type EnquiryStore, ReferenceTaken } from "./store.ts";

export interface Outcome {
  typed: Enquiry;
  result:
    | { kind: "wrong"; errors: EnquiryErrors }
    | { kind: "kept"; id: string; repeated: boolean; suspected: readonly string[] }
    | { kind: "too-many"; retryAfterMs: number };
}

interface Sender {
  body: unknown;
  address: string;
}

/** Check, keep and queue: the whole of what happens to an enquiry before the visitor is answered. */
export async function receiveEnquiry(
  store: EnquiryStore,
  { body, address }: Sender,
  now: Date,
): Promise<Outcome> {
  const typed = printable(readEnquiry(body));
  const errors = checkEnquiry(typed);
  if (Object.keys(errors).length) return { typed, result: { kind: "wrong", errors } };

  const enquiry = trimmed(typed);
  const suspected = spamSigns(enquiry, trapped(body));
  const received = await keepUnderFreeReference((id) =>
    store.receive({ ...enquiry, id, receivedAt: now.getTime(), suspected, address }),
  );
  return received.kept
    ? { typed, result: { kind: "kept", suspected, ...received } }
    : { typed, result: { kind: "too-many", retryAfterMs: received.retryAfterMs } };
}

const mostAttempts = 5;

async function keepUnderFreeReference<T>(keep: (id: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await keep(newReference());
    } catch (error) {
      if (!(error instanceof ReferenceTaken) || attempt === mostAttempts) throw error;
    }
  }
}

function trapped(body: unknown): string {
  const value = (body as Record<string, unknown> | null)?.[trapField];
  return typeof value === "string" ? value : "";
}

/** Nothing that a database or a mail header cannot hold. */
const printable = (given: Enquiry) =>
  mapFields(given, (text, field) =>
    text
      .toWellFormed()
      .replaceAll("\r\n", "\n")
      .replaceAll(field === "message" ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu, " "),
  );

const trimmed = (given: Enquiry) => mapFields(given, (text) => text.trim());

function mapFields(given: Enquiry, change: (text: string, field: EnquiryField) => string): Enquiry {
  const changed = { ...given };
  for (const field of enquiryFields) changed[field] = change(given[field], field);
  return changed;
}
