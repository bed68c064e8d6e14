import { randomInt } from "node:crypto";
import { dayMs } from "#content/time.ts";
import {
  checkEnquiry,
  type Enquiry,
  type EnquiryErrors,
  readEnquiry,
  honeypotField,
} from "#contract/enquiry.ts";
import type {
  EnquiryStore,
  EnquiryTransaction,
  NewEnquiry,
  Recipient,
} from "./store/enquiry-store.ts";
import { mailableAddress, printable, spamSigns, trimmed } from "./visitor-text.ts";

export interface EnquiryRules {
  /** Enquiries accepted from one network in `windowMs`; 0 turns the limit off. */
  rateLimit: number;
  acknowledge: boolean;
}

export const windowMs = 10 * 60_000;

interface Outcome {
  typed: Enquiry;
  suspected: readonly string[];
  result: { kind: "invalid"; errors: EnquiryErrors } | Stored;
}

type Stored =
  | { kind: "accepted"; id: string; repeated: boolean }
  | { kind: "rate-limited"; retryAfterMs: number };

/** All rules for an enquiry, in order; its origin, size and media type are checked by the route. */
export async function receiveEnquiry(
  store: EnquiryStore,
  rules: EnquiryRules,
  { body, network, now }: { body: unknown; network: string; now: Date },
): Promise<Outcome> {
  // Shape: the rules that the browser checks too.
  const typed = printable(readEnquiry(body));
  const errors = checkEnquiry(typed);
  if (Object.keys(errors).length)
    return { typed, suspected: [], result: { kind: "invalid", errors } };

  // Spam is stored and marked, because a client's enquiry may look like spam.
  const enquiry = trimmed(typed);
  const suspected = spamSigns(enquiry, trapValue(body));

  const receivedAt = now.getTime();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const id = newReference();
    const result = await storeEnquiry(store, rules, {
      ...enquiry,
      id,
      receivedAt,
      suspected,
      network,
    });
    if (result !== "reference taken") return { typed, suspected, result };
  }
  throw new Error("No free reference was found.");
}

/** Rate limit, repeats, enquiry and mail jobs are one transaction. */
export function storeEnquiry(
  store: EnquiryStore,
  rules: EnquiryRules,
  enquiry: NewEnquiry,
): Promise<Stored | "reference taken"> {
  const { id, receivedAt: now, name, email, phone, message } = enquiry;
  const window = { now, until: now + windowMs };
  return store.transact(async (transaction) => {
    const first = await transaction.claim(id, ["enquiry", name, email, phone, message], window);

    // Rate limit: before repeats, so that nobody at the limit learns whether these values were sent before.
    if (rules.rateLimit) {
      const { count, until } = await transaction.countFrom(enquiry.network, window);
      if (count > rules.rateLimit) {
        transaction.rollback();
        return { kind: "rate-limited", retryAfterMs: until - now };
      }
    }

    // Repeats: the same four values within the window are one enquiry, and do not count again.
    if (first !== id) {
      transaction.rollback();
      return { kind: "accepted", id: first, repeated: true };
    }

    const acknowledged = rules.acknowledge && (await isAcknowledged(transaction, enquiry));
    const recipients: Recipient[] = acknowledged ? ["laboratory", "visitor"] : ["laboratory"];
    if (await transaction.insert(enquiry, recipients))
      return { kind: "accepted", id, repeated: false };
    transaction.rollback();
    return "reference taken";
  });
}

/**
 * Suspected spam and unusual addresses get no acknowledgement, nor does a mailbox that got one within a day, whatever the
 * tag after its "+": the form cannot send spam to strangers.
 */
async function isAcknowledged(
  transaction: EnquiryTransaction,
  { id, email, suspected, receivedAt: now }: NewEnquiry,
): Promise<boolean> {
  const address = mailableAddress(email);
  if (suspected.length || !address) return false;
  const mailbox = address.toLowerCase().replace(/\+[^@]*/, "");
  const window = { now, until: now + dayMs };
  return (await transaction.claim(id, ["acknowledgement", mailbox], window)) === id;
}

const maxAttempts = 5;

/** Without 0, O, 1 and I, which are easily confused. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const fourLetters = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");

const newReference = () => `${fourLetters()}-${fourLetters()}`;

function trapValue(body: unknown): string {
  const value = (body as Record<string, unknown> | null)?.[honeypotField];
  return typeof value === "string" ? value : "";
}
