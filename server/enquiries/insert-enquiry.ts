import { isPlainAddress } from "../mail/plain-address.ts";
import { type Engine, isTaken } from "./engine.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import { networkOf } from "./network.ts";
import {
  type NewEnquiry,
  type Received,
  type Recipient,
  ReferenceTaken,
  type StoreRules,
  windowMs,
} from "./store.ts";

/** A window counts while its end is ahead, but not farther than its length: clocks are set back at times. */
const running = (table: string) => `${table}.until > ? and ${table}.until <= ?`;

/** The first of the same values in a window names the enquiry; a second process waits here for the first. */
const claim = `insert into repeats (fingerprint, enquiry_id, until) values (?, ?, ?)
  on conflict (fingerprint) do update set
    enquiry_id = case when ${running("repeats")} then repeats.enquiry_id else excluded.enquiry_id end,
    until = case when ${running("repeats")} then repeats.until else excluded.until end
  returning enquiry_id`;

const count = `insert into addresses (address, accepted, until) values (?, 1, ?)
  on conflict (address) do update set
    accepted = case when ${running("addresses")} then addresses.accepted + 1 else 1 end,
    until = case when ${running("addresses")} then addresses.until else excluded.until end
  returning accepted, until`;

const keep = `insert into enquiries (id, received_at, name, email, phone, message, suspected)
  values (?, ?, ?, ?, ?, ?, ?)`;

const queue = `insert into outbox
  (enquiry_id, recipient, edition, state, queued_at, due_at, leased_until, lease, attempts, trouble)
  values (?, ?, 1, 'waiting', ?, ?, 0, '', 0, '')`;

class TooMany extends Error {
  readonly until: number;

  constructor(until: number) {
    super("Too many enquiries from one address.");
    this.until = until;
  }
}

export function insertEnquiry(engine: Engine, hash: KeyedHash, rules: StoreRules) {
  return async function receive(enquiry: NewEnquiry): Promise<Received> {
    const { id, receivedAt: now, name, email, phone, message } = enquiry;
    const fingerprint = hash("enquiry", name, email, phone, message);
    const address = rules.rateLimit ? hash("address", networkOf(enquiry.address)) : "";
    const until = now + windowMs;
    const twice = [now, until, now, until];
    try {
      return await engine.transact(async (run) => {
        const [first] = await run(claim, fingerprint, id, until, ...twice);
        if (first!.enquiry_id !== id)
          return { kept: true, id: String(first!.enquiry_id), repeated: true };
        if (address) {
          const [counted] = await run(count, address, until, ...twice);
          // Leaving the transaction takes the claim and the count back.
          if (Number(counted!.accepted) > rules.rateLimit)
            throw new TooMany(Number(counted!.until));
        }
        const suspected = enquiry.suspected.join(",");
        // Both at once: PostgreSQL is then waited for once.
        await Promise.all([
          run(keep, id, now, name, email, phone, message, suspected),
          ...recipientsOf(enquiry, rules).map((recipient) => run(queue, id, recipient, now, now)),
        ]);
        return { kept: true, id, repeated: false };
      });
    } catch (error) {
      if (error instanceof TooMany) return { kept: false, retryAfterMs: error.until - now };
      throw isTaken(error) ? new ReferenceTaken() : error;
    }
  };
}

/** A copy for the visitor only where it cannot be used to send somebody else's words to strangers. */
function recipientsOf({ email, suspected }: NewEnquiry, { acknowledge }: StoreRules): Recipient[] {
  return acknowledge && !suspected.length && isPlainAddress(email)
    ? ["laboratory", "visitor"]
    : ["laboratory"];
}
