import { resultsCopy } from "#content/copy/finder-results.ts";
import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import { requestList } from "#app/request/request-list.ts";

/** Services and standards are pages. */
export const canBeAdded = ({ kind }: FinderEntry): boolean =>
  kind !== "service" && kind !== "standard";

/** Adds a test to the enquiry or removes it; the result says which. */
export function toggleTest({ id, name }: { id: string; name: string }): string {
  const isAdded = requestList.has(id);
  if (isAdded) requestList.remove(id);
  else requestList.add(id);
  return isAdded ? resultsCopy.removed(name) : resultsCopy.added(name);
}
