import { timingSafeEqual } from "node:crypto";
import type { Engine } from "./engine.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import type { EnquiryStore } from "./store.ts";

/** Carries the mark of a canary. */
export const canaryHeader = "x-canary";

type Canaries = Pick<EnquiryStore, "canaryMark" | "isCanary" | "hasArrived" | "eraseCanaries">;

const erased = "select id from enquiries where canary = 1 and (id = ? or received_at < ?)";

/** Enquiries that the service sends to itself; every process on the database recognises them by the shared key. */
export function canaries(engine: Engine, hash: KeyedHash): Canaries {
  const canaryMark = (message: string) => hash("canary", message);
  return {
    canaryMark,
    isCanary(mark, message) {
      const [given, expected] = [Buffer.from(mark), Buffer.from(canaryMark(message))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    async hasArrived(id) {
      const rows = await engine.read(
        "select state from outbox where enquiry_id = ? and state = 'sent'",
        id,
      );
      return rows.length > 0;
    },
    eraseCanaries: (id, olderThan) =>
      engine.transact(async (run) => {
        for (const table of ["outbox", "repeats"])
          await run(`delete from ${table} where enquiry_id in (${erased})`, id, olderThan);
        await run(`delete from enquiries where id in (${erased})`, id, olderThan);
      }),
  };
}
