import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import { standardEntryPath, standardPath } from "#derive/standards/paths.ts";
import type { EntryLocation } from "#search/ranking/hits.ts";

/** The page of a hit, at its row or section; a standard that no test uses is named by a service. */
export function hitPath(hit: SearchEntry & EntryLocation): string {
  const { kind, id, to, service, standard } = hit;
  if (standard?.place === "page") return standardPath(standard.number);
  if (standard?.place === "entry") return standardEntryPath(standard.number);
  if (!service) return to!;
  if (kind === "service") return service.href;
  return `${service.href}#${standard ? "standards" : id}`;
}
