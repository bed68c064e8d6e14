import { checkBackup, rowsOfBackup } from "./backup-format.ts";
import { linkHash, startHash } from "../enquiries/chain.ts";
import type { Engine, Row, Run } from "../enquiries/engine.ts";
import { type KeyedHash, openKeyedHash } from "../enquiries/keyed-hash.ts";
import { keptEnquiry } from "../enquiries/records.ts";
import { pagesOf } from "../enquiries/table-rows.ts";

export interface Verification {
  enquiries: number;
  chains: number;
  /** Recorded, and no longer there. */
  erased: number;
  /** Kept before there were chains: their loss would not be noticed. */
  unchained: number;
  problems: string[];
}

/** Whether any enquiry is missing, altered or without mail, in one state of the store. */
export async function verifyStore(engine: Engine): Promise<Verification> {
  const problems = await engine.damage();
  const hash = await openKeyedHash(engine);
  return engine.snapshot(async (run) => {
    const links = await readLinks(run);
    problems.push(...(await missingIn(run, links)));
    const counts = { enquiries: 0, unchained: 0 };
    for await (const page of pagesOf(run, "enquiries"))
      for (const row of page) {
        if (row.canary && !row.chain) continue;
        counts.enquiries++;
        if (!row.chain) {
          counts.unchained++;
          continue;
        }
        const previous = previousHash(hash, links, row);
        // Without the previous one, which is reported as missing, nothing can be said.
        if (previous === undefined) continue;
        const expected = linkHash(hash, previous, String(row.salt), keptEnquiry(row));
        // Canaries are in no chain, so this mark would hide an enquiry.
        if (row.canary || expected !== row.hash)
          problems.push(`${String(row.id)} is not as it was received.`);
      }
    for (const row of await run(withoutMail))
      problems.push(`${String(row.id)} has no mail to the laboratory.`);
    const [erased] = await run("select count(*) as rows from erasures");
    return { ...counts, chains: links.size, erased: Number(erased!.rows), problems };
  });
}

/** What a backup holds, and the store neither holds nor erased on record. */
export async function missingSince(engine: Engine, file: string): Promise<string[]> {
  await checkBackup(file);
  const links = await engine.snapshot(readLinks);
  const problems: string[] = [];
  for await (const { table, row } of rowsOfBackup(file)) {
    const { chain, number, hash } = row;
    const linked = (table === "enquiries" && chain) || table === "erasures";
    if (linked && links.get(String(chain))?.get(Number(number)) !== hash)
      problems.push(`Enquiry ${number} of chain ${chain} is in the backup, and not in the store.`);
  }
  return problems;
}

const withoutMail = `select id from enquiries where not exists (
  select 1 from outbox where outbox.enquiry_id = enquiries.id and recipient = 'laboratory')`;

/** The hashes of each chain by their number, of kept and of erased enquiries. */
type Links = Map<string, Map<number, string>>;

async function readLinks(run: Run): Promise<Links> {
  const links: Links = new Map();
  const rows = await run(
    `select chain, number, hash from enquiries where chain <> ''
      union all select chain, number, hash from erasures`,
  );
  for (const row of rows) {
    const chain = String(row.chain);
    if (!links.has(chain)) links.set(chain, new Map());
    links.get(chain)!.set(Number(row.number), String(row.hash));
  }
  return links;
}

function previousHash(hash: KeyedHash, links: Links, { chain, number }: Row) {
  if (number === 1) return startHash(hash, String(chain));
  return links.get(String(chain))!.get(Number(number) - 1);
}

async function missingIn(run: Run, links: Links): Promise<string[]> {
  const problems: string[] = [];
  const ends = await run("select chain, length, hash from chains");
  const known = new Set(ends.map(({ chain }) => chain));
  for (const chain of links.keys())
    if (!known.has(chain)) problems.push(`The end of chain ${chain} is missing.`);
  for (const row of ends) {
    const chain = String(row.chain);
    const hashes = links.get(chain) ?? new Map<number, string>();
    const length = Number(row.length);
    for (let number = 1; number <= length; number++)
      if (!hashes.has(number))
        problems.push(`Enquiry ${number} of ${length} in chain ${chain} is missing.`);
    const last = hashes.get(length);
    if (last !== undefined && last !== row.hash)
      problems.push(`The last enquiry of chain ${chain} is not the one that was kept.`);
    if (hashes.size > length && last !== undefined)
      problems.push(`Chain ${chain} holds more enquiries than were kept.`);
  }
  return problems;
}
