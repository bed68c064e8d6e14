import { type Engine, isTaken } from "./engine.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import { type Link, newChain, unchained } from "./chain.ts";
import { type EnquiryStore, type NewEnquiry, ReferenceTaken } from "./store.ts";

/** A window is open while its end is ahead, but at most its length ahead: clocks may be set back. */
const open = (table: string) => `${table}.until > ? and ${table}.until <= ?`;

/** The row lock makes a second process wait for the first. */
const claimFingerprint = `insert into repeats (fingerprint, enquiry_id, until) values (?, ?, ?)
  on conflict (fingerprint) do update set
    enquiry_id = case when ${open("repeats")} then repeats.enquiry_id else excluded.enquiry_id end,
    until = case when ${open("repeats")} then repeats.until else excluded.until end
  returning enquiry_id`;

const countAddress = `insert into addresses (address, accepted, until) values (?, 1, ?)
  on conflict (address) do update set
    accepted = case when ${open("addresses")} then addresses.accepted + 1 else 1 end,
    until = case when ${open("addresses")} then addresses.until else excluded.until end
  returning accepted, until`;

const insertEnquiry = `insert into enquiries
  (id, received_at, name, email, phone, message, suspected, canary, chain, number, salt, hash)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const insertMail = `insert into outbox
  (enquiry_id, recipient, edition, state, queued_at, due_at, leased_until, lease, attempts, trouble)
  values (?, ?, 1, 'waiting', ?, ?, 0, '', 0, '')`;

export function enquiryTransactions(engine: Engine, hash: KeyedHash): EnquiryStore["transact"] {
  const chain = newChain(hash);
  return async (work) => {
    try {
      return await engine.transact(async (run) => {
        const end = chain.end(run);
        const result = work({
          async firstWithSameValues({ id, name, email, phone, message }, { now, until }) {
            const fingerprint = hash("enquiry", name, email, phone, message);
            const window = [now, until, now, until];
            const [row] = await run(claimFingerprint, fingerprint, id, until, ...window);
            return String(row!.enquiry_id);
          },
          async countFrom(network, { now, until }) {
            const address = hash("address", network);
            const [row] = await run(countAddress, address, until, now, until, now, until);
            return { count: Number(row!.accepted), until: Number(row!.until) };
          },
          async insert(enquiry, recipients) {
            const { id, receivedAt: now } = enquiry;
            const chainEnd = await end;
            const link = enquiry.canary ? unchained : chain.append(chainEnd, enquiry);
            // Sent together, so that PostgreSQL is waited for once.
            await Promise.all([
              enquiry.canary ? undefined : chain.save(run, chainEnd),
              run(insertEnquiry, ...valuesOf(enquiry), ...linkValues(link)),
              ...recipients.map((recipient) => run(insertMail, id, recipient, now, now)),
            ]);
          },
        });
        // If the end of the chain cannot be read, that is the error to report.
        await Promise.all([end, result]);
        return result;
      });
    } catch (error) {
      throw isTaken(error) ? new ReferenceTaken() : error;
    }
  };
}

const valuesOf = (enquiry: NewEnquiry) => [
  enquiry.id,
  enquiry.receivedAt,
  enquiry.name,
  enquiry.email,
  enquiry.phone,
  enquiry.message,
  enquiry.suspected.join(","),
  enquiry.canary ? 1 : 0,
];

const linkValues = ({ chain, number, salt, hash }: Link) => [chain, number, salt, hash];
