import { resultsCopy } from "#content/copy/finder-results.ts";
import { requestList } from "#app/request/request-list.ts";

/** Adds a test to the enquiry or removes it; the result says which. */
export function toggleTest({ id, name }: { id: string; name: string }): string {
  const isAdded = requestList.has(id);
  if (isAdded) requestList.remove(id);
  else requestList.add(id);
  return isAdded ? resultsCopy.removed(name) : resultsCopy.added(name);
}
