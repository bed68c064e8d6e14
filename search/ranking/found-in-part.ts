import type { SearchIndex } from "../index/search-index.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { rankByStandards } from "./rank-by-standards.ts";
import { type RankedEntry, rankByText } from "./rank-by-text.ts";
import { sorted } from "./related.ts";

/** "Swimming pool water smells bad": what explains most words, of which the dictionary has some; or else its standard. */
export function foundInPart(index: SearchIndex, query: ParsedQuery) {
  const citing = rankByStandards(index, query);
  const known = rankByText(index, query).filter(({ explained }) =>
    explained.some(({ targets }) => targets.size > 0),
  );
  const most = Math.max(...known.map(tokensExplained));
  const best = known.filter((one) => tokensExplained(one) === most);
  const both = best.filter(({ entry }) => citing.has(entry.id));
  const found = [both, best, [...citing.values()]].find(({ length }) => length > 0) ?? [];
  const explained = new Set(found.flatMap(surelyExplained));
  const leftOut = [
    ...query.concepts.filter((one) => !explained.has(one)).map(({ typed }) => typed),
    ...(found.some(({ isIn }) => isIn === false) ? query.quantities : []).map(({ typed }) => typed),
    ...(found === best ? query.designations : []).map(({ start, end }) =>
      query.text.slice(start, end),
    ),
  ];
  return { entries: sorted(found), leftOut };
}

const tokensExplained = (one: RankedEntry) =>
  surelyExplained(one).reduce((sum, { lookups }) => sum + lookups.length, 0);

const surelyExplained = ({ explained }: RankedEntry) =>
  explained.filter(
    ({ targets, lookups }) => targets.size > 0 || lookups.every(({ isCorrected }) => !isCorrected),
  );
