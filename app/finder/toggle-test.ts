import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { requestList } from "#app/request/request-list.ts";

/** Adds a test to the enquiry or removes it; the result says which. */
export const toggleTest = ({ id, name }: { id: string; name: string }): string =>
  requestList.toggle(id) ? resultsCopy.added(name) : resultsCopy.removed(name);
