import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Run } from "./engine.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import type { KeptEnquiry } from "./store.ts";

/** The place of an enquiry in a chain. */
export interface Link {
  chain: string;
  /** From 1, without gaps. */
  number: number;
  /** Erased with the text, so that nobody can guess the text and compare hashes. */
  salt: string;
  /** Of the text, the salt and the previous hash. */
  hash: string;
}

interface ChainEnd {
  length: number;
  hash: string;
  saved?: Promise<unknown>;
}

export const unchained: Link = { chain: "", number: 0, salt: "", hash: "" };

const saveEnd = `insert into chains (chain, length, hash) values (?, ?, ?)
  on conflict (chain) do update set length = excluded.length, hash = excluded.hash`;

/** The hash before the first enquiry of a chain. */
export const startHash = (hash: KeyedHash, chain: string) => hash("chain", chain);

export const linkHash = (hash: KeyedHash, previous: string, salt: string, enquiry: KeptEnquiry) =>
  hash(
    "link",
    previous,
    salt,
    enquiry.id,
    String(enquiry.receivedAt),
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    enquiry.message,
    enquiry.suspected.join(","),
  );

/** A chain of its own for each process that writes, so that processes do not wait for each other. */
export function newChain(hash: KeyedHash) {
  const chain = randomUUID();
  const ends = new WeakMap<Run, Promise<ChainEnd>>();

  async function readEnd(run: Run): Promise<ChainEnd> {
    const [row] = await run("select length, hash from chains where chain = ?", chain);
    return row
      ? { length: Number(row.length), hash: String(row.hash) }
      : { length: 0, hash: startHash(hash, chain) };
  }

  return {
    /** Read once for each attempt of a group, because what an earlier attempt appended may be rolled back. */
    end(run: Run): Promise<ChainEnd> {
      const known = ends.get(run);
      if (known) return known;
      const end = readEnd(run);
      ends.set(run, end);
      return end;
    },
    /** The next link; `end` is that of the running attempt, and moves. */
    append(end: ChainEnd, enquiry: KeptEnquiry): Link {
      const salt = randomUUID();
      end.length += 1;
      end.hash = linkHash(hash, end.hash, salt, enquiry);
      return { chain, number: end.length, salt, hash: end.hash };
    },
    /** One statement for all that are appended in this turn of the event loop, sent with theirs. */
    save(run: Run, end: ChainEnd): Promise<unknown> {
      end.saved ??= nextTurn().then(() => {
        end.saved = undefined;
        return run(saveEnd, chain, end.length, end.hash);
      });
      return end.saved;
    },
  };
}
