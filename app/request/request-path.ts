import { pages } from "#content/copy/pages.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { requestFragment } from "./request-link.ts";
import { requestProblem, requestStore } from "./request-store.ts";

export const requestPath = `${pages.contact.path}#${yourRequestCopy.regionId}`;

/** Where the browser blocks site data, the address takes the request to the next page. */
export async function pathOfRequest(): Promise<string> {
  if (requestProblem() !== "unsaved") return requestPath;
  return pages.contact.path + (await requestFragment(requestStore.current()));
}
