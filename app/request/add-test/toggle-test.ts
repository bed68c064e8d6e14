import { resultsCopy } from "#content/copy/finder/finder.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { requestStore } from "../request-store.ts";
import { setInsteadOf } from "./set-with.ts";

/** Adds a test to the enquiry or removes it; the result says which, or that a set of the enquiry has it. */
export async function toggleTest({ id, name }: { id: string; name: string }): Promise<string> {
  const set = await setInsteadOf(id, requestStore.current());
  if (set) return yourRequestCopy.buttonName(name, false, set);
  return requestStore.toggle(id) ? resultsCopy.added(name) : resultsCopy.removed(name);
}
