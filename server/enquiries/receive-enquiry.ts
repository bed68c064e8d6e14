import {
  checkEnquiry,
  type Enquiry,
  type EnquiryErrors,
  readEnquiry,
  trapField,
} from "#contract/enquiry.ts";
import { printable, trimmed } from "./clean-text.ts";
import { mailableAddress } from "./mailable-address.ts";
import { networkOf } from "./network.ts";
import { newReference } from "./reference.ts";
import { spamSigns } from "./spam.ts";
import { type EnquiryStore, type NewEnquiry, type Recipient, ReferenceTaken } from "./store.ts";

export interface EnquiryRules {
  /** Enquiries accepted from one network in `windowMs`; 0 turns the limit off. */
  rateLimit: number;
  /** Whether the visitor is sent an acknowledgement. */
  acknowledge: boolean;
}

/** For repeats and for the rate limit. */
export const windowMs = 10 * 60_000;

export interface Outcome {
  typed: Enquiry;
  result:
    | { kind: "invalid"; errors: EnquiryErrors }
    | { kind: "kept"; id: string; repeated: boolean; suspected: readonly string[] }
    | { kind: "rate-limited"; retryAfterMs: number };
}

export interface Received {
  body: unknown;
  address: string;
  now: Date;
  /** Sent by the service itself, to which the rate limit does not apply. */
  canary?: boolean;
}

/** All rules for an enquiry, in order; its origin, size and media type are checked by the route. */
export async function receiveEnquiry(
  store: EnquiryStore,
  rules: EnquiryRules,
  { body, address, now, canary }: Received,
): Promise<Outcome> {
  // Shape: the rules that the browser checks too.
  const typed = printable(readEnquiry(body));
  const errors = checkEnquiry(typed);
  if (Object.keys(errors).length) return { typed, result: { kind: "invalid", errors } };

  // Spam is kept and marked, because a client's enquiry may look like spam.
  const enquiry = trimmed(typed);
  const suspected = spamSigns(enquiry, trapValue(body));

  const receivedAt = now.getTime();
  const kept = await withFreeReference((id) =>
    keepEnquiry(store, rules, {
      ...enquiry,
      id,
      receivedAt,
      suspected,
      address,
      ...(canary && { canary }),
    }),
  );
  if (kept instanceof RateLimited)
    return { typed, result: { kind: "rate-limited", retryAfterMs: kept.until - receivedAt } };
  return { typed, result: { kind: "kept", suspected, ...kept } };
}

/** Repeats, rate limit, enquiry and mail jobs are one transaction. */
export async function keepEnquiry(store: EnquiryStore, rules: EnquiryRules, enquiry: NewEnquiry) {
  const { id, receivedAt: now } = enquiry;
  const window = { now, until: now + windowMs };
  const attempt = store.transact(async (transaction) => {
    const first = await transaction.firstWithSameValues(enquiry, window);

    // Rate limit: before repeats, so that nobody at the limit learns whether these values were sent before.
    if (rules.rateLimit && !enquiry.canary) {
      const sent = await transaction.countFrom(networkOf(enquiry.address), window);
      if (sent.count > rules.rateLimit) throw new RateLimited(sent.until);
    }

    // Repeats: the same four values within the window are one enquiry, and do not count again.
    if (first !== id) throw new Repeated(first);

    // Keep and queue.
    await transaction.insert(enquiry, recipientsOf(enquiry, rules));
    return { id, repeated: false };
  });
  return attempt.catch((error: unknown) => {
    // Throwing these rolls back the count and the fingerprint.
    if (error instanceof RateLimited) return error;
    if (error instanceof Repeated) return { id: error.id, repeated: true };
    throw error;
  });
}

export class RateLimited extends Error {
  readonly until: number;

  constructor(until: number) {
    super("Too many enquiries from one network.");
    this.until = until;
  }
}

class Repeated extends Error {
  readonly id: string;

  constructor(id: string) {
    super("The same values were sent before.");
    this.id = id;
  }
}

/** No acknowledgement of suspected spam or to an unusual address, so that the form cannot send spam to strangers. */
function recipientsOf({ email, suspected, canary }: NewEnquiry, rules: EnquiryRules): Recipient[] {
  return rules.acknowledge && !canary && !suspected.length && mailableAddress(email)
    ? ["laboratory", "visitor"]
    : ["laboratory"];
}

const maxAttempts = 5;

async function withFreeReference<T>(keep: (id: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await keep(newReference());
    } catch (error) {
      if (!(error instanceof ReferenceTaken) || attempt === maxAttempts) throw error;
    }
  }
}

function trapValue(body: unknown): string {
  const value = (body as Record<string, unknown> | null)?.[trapField];
  return typeof value === "string" ? value : "";
}
