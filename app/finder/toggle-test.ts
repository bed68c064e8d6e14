import { resultsCopy } from "#content/copy/finder-results.ts";
import { enquiryList } from "#app/enquiry-list/enquiry-list.ts";

/** Adds a test to the enquiry or removes it; the result says which. */
export function toggleTest({ id, name }: { id: string; name: string }): string {
  const isAdded = enquiryList.ids().includes(id);
  if (isAdded) enquiryList.remove(id);
  else enquiryList.add(id);
  return isAdded ? resultsCopy.removed(name) : resultsCopy.added(name);
}
