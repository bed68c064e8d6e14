import type { FinderService } from "#derive/finder/finder-data.ts";
import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import { standardEntryPath, standardPath } from "#derive/standard-path.ts";
import type { AskedWord } from "./asked-words.ts";
import type { FinderIndex } from "./finder-index.ts";
import { type Range, matchedRanges } from "./matched-ranges.ts";
import type { Ranked } from "./rank-by-words.ts";
import type { ReadQuery } from "./read-query.ts";
import { serviceOf } from "./search-documents.ts";

export interface FinderHit extends Omit<FinderEntry, "fragment"> {
  /** The page, at the row or section where it has one. */
  readonly href: string;
  /** Places in the name that the query names. */
  readonly matched: readonly Range[];
  /** Standards that the query names. */
  readonly matchedStandards: readonly string[];
}

export interface FinderGroup {
  /** Absent for standards. */
  readonly service?: Pick<FinderService, "slug" | "name" | "href">;
  readonly hits: readonly FinderHit[];
}

/** Hits by service, in the order of each service's best hit; standards come last. */
export function groupHits(
  index: FinderIndex,
  ranked: readonly Ranked[],
  read: ReadQuery,
): FinderGroup[] {
  const named = new Set<string>(Array.from(read.standards.keys(), ({ number }) => number));
  const hitOf = ({ entry }: Ranked) => makeHit(index, entry, read.asked, named);
  const standards = ranked.filter(({ entry }) => entry.kind === "standard");
  const others = ranked.filter(({ entry }) => entry.kind !== "standard");
  const groups = Array.from(new Set(others.map(({ entry }) => serviceOf(entry))), (slug) => {
    const { name, href } = index.services.get(slug)!;
    const hits = others.filter(({ entry }) => serviceOf(entry) === slug);
    return { service: { slug, name, href }, hits: hits.map(hitOf) };
  });
  return standards.length > 0 ? [...groups, { hits: standards.map(hitOf) }] : groups;
}

function makeHit(
  index: FinderIndex,
  entry: FinderEntry,
  asked: readonly AskedWord[],
  named: ReadonlySet<string>,
): FinderHit {
  const { fragment: _fragment, ...shown } = entry;
  const cited = [...(entry.methods ?? []), ...(entry.specifications ?? [])];
  return {
    ...shown,
    href: hrefOf(index, entry),
    matched: matchedRanges(entry.name, asked),
    matchedStandards: cited.filter((number) => named.has(number)),
  };
}

export function hrefOf(index: FinderIndex, entry: FinderEntry): string {
  if (entry.kind === "standard") return standardHref(index, entry);
  const { href } = index.services.get(serviceOf(entry))!;
  return entry.kind === "service" ? href : `${href}#${entry.fragment ?? entry.id}`;
}

/** The page of a standard or its entry in the index, or a service that names it where no test uses it. */
function standardHref(index: FinderIndex, { methods }: FinderEntry): string {
  const { number, services, place } = index.standards.find(
    (standard) => standard.number === methods![0],
  )!;
  if (place) return place === "page" ? standardPath(number) : standardEntryPath(number);
  return `${index.services.get(services[0]!)!.href}#standards`;
}
