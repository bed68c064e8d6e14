import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { requestStore } from "#app/request/request-store.ts";

/** Adds a test to the enquiry or removes it; the result says which. */
export const toggleTest = ({ id, name }: { id: string; name: string }): string =>
  requestStore.toggle(id) ? resultsCopy.added(name) : resultsCopy.removed(name);
