import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { type ParsedQuery, parseQuery } from "../query/parse-query.ts";
import { answersBeside } from "../weights.ts";
import { rankByStandards } from "./rank-by-standards.ts";
import { type RankedEntry, rankByText } from "./rank-by-text.ts";
import { entriesOf, sorted } from "./related.ts";

export interface Found {
  readonly query: ParsedQuery;
  readonly entries: readonly SearchEntry[];
  /** The words that none of them explains; absent where each explains all. */
  readonly leftOut?: readonly string[] | undefined;
}

export function find(index: SearchIndex, typed: string): Found {
  const query = parseQuery(index, typed);
  if (query.hasNoPage || query.notOffered.length > 0) return { query, entries: [] };
  const whole = sorted(rank(index, query));
  const isSilent = whole.length === 0 && !isEmpty(query);
  const found = isSilent ? foundInPart(index, query) : { entries: whole };
  const entries = withAnswers(found.entries, index, query);
  return entries.length > 0 ? { ...found, query, entries } : { query, entries };
}

/** "cbr nabl": the page that answers a question follows the best result, and is the result of a question alone. */
function withAnswers(
  [first, ...others]: readonly SearchEntry[],
  index: SearchIndex,
  { questions }: ParsedQuery,
): readonly SearchEntry[] {
  const answers = entriesOf(
    index,
    questions.flatMap(({ synonyms }) => synonyms),
  );
  if (!first) return answers;
  return [...new Set([first, ...answers.slice(0, answersBeside), ...others])];
}

const isEmpty = ({ concepts, designations, quantities }: ParsedQuery) =>
  concepts.length + designations.length + quantities.length === 0;

function rank(index: SearchIndex, query: ParsedQuery): RankedEntry[] {
  if (query.isUnknown || isEmpty(query)) return [];
  const isWhole = ({ explained }: RankedEntry) => explained.length === query.concepts.length;
  const citing = rankByStandards(index, query);
  if (query.concepts.length + query.quantities.length === 0) return [...citing.values()];
  const matching = withinRange(rankByText(index, query).filter(isWhole));
  if (query.designations.length === 0) return matching;
  const both = matching.flatMap(({ entry: { id } }) => citing.get(id) ?? []);
  const isSure = query.designations.some(({ body }) => body);
  return isSure || both.length > 0 ? both : matching;
}

/** "Gauge 400 bar": where its words find instruments that measure the quantity, only those with such a range. */
function withinRange(ranked: RankedEntry[]): RankedEntry[] {
  const measuring = ranked.filter(({ isIn }) => isIn !== undefined);
  return measuring.length > 0 ? measuring.filter(({ isIn }) => isIn) : ranked;
}

/** "Swimming pool water smells bad": what explains most words, of which the dictionary has some; or else its standard. */
function foundInPart(index: SearchIndex, query: ParsedQuery) {
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
