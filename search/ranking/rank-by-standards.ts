import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import type { RegisteredStandard } from "../index/standards.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { withoutStopWords } from "../text/stop-words.ts";
import { tokenize } from "../text/tokens.ts";
import {
  citingKindScore,
  kindWeights,
  matchScores,
  methodScore,
  subjectContextWeight,
  subjectScore,
  unconfirmedLoss,
} from "../weights.ts";
import { type RankedEntry, synonymBoosts } from "./rank-by-text.ts";

export function rankByStandards(index: SearchIndex, query: ParsedQuery): Map<string, RankedEntry> {
  const ranked = new Map<string, RankedEntry>();
  const boosts = synonymBoosts(query);
  for (const [standard, match] of query.standards)
    for (const entry of index.citing.get(standard.number) ?? []) {
      const score =
        matchScores[match] +
        citingKindScore * kindWeights[entry.kind] +
        (entry.methods?.includes(standard.number) ? methodScore : 0) +
        (match === "exact" ? subjectScore * subjectSimilarity(index, standard, entry) : 0) +
        (boosts.get(entry.id) ?? 0) -
        (entry.confirm ? unconfirmedLoss : 0);
      if ((ranked.get(entry.id)?.score ?? -1) < score)
        ranked.set(entry.id, { entry, score, explained: [] });
    }
  // The dictionary also names entries that do not cite it: ISO/IEC 17025 asks for pages.
  for (const [id, boost] of boosts) {
    const entry = index.entries.get(id)!;
    const score = matchScores.exact + 2 * citingKindScore + boost;
    if (entry.kind === "page") ranked.set(id, { entry, score, explained: [] });
  }
  return ranked;
}

function subjectSimilarity(
  index: SearchIndex,
  { subject }: RegisteredStandard,
  entry: SearchEntry,
): number {
  const about = stemsOf(subject);
  const name = stemsOf(entry.name);
  const context = stemsOf(`${entry.context} ${index.services.get(serviceOf(entry.id))?.name}`);
  const inName = about.filter((stem) => name.includes(stem)).length;
  const inContext = about.filter((stem) => context.includes(stem)).length;
  return (
    (inName + subjectContextWeight * inContext) / Math.sqrt(about.length * Math.max(name.length, 1))
  );
}

const cache = new Map<string, readonly string[]>();

function stemsOf(text: string): readonly string[] {
  const stems = cache.get(text) ?? withoutStopWords(tokenize(text)).map(({ stem }) => stem);
  cache.set(text, stems);
  return stems;
}
