import { tabStorage } from "./storage.ts";

const reloadedKey = "reloaded-for-build";
const triedCacheKey = "tried-cached-page";

export const buildOfPage = (page = document) =>
  page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/**
 * Reloads a tab that was left open across a deployment, whose files are gone: when the server has another build of the
 * page, once for each build.
 */
export async function reloadIfOutdated(): Promise<void> {
  const mine = buildOfPage();
  const response = await fetch(location.pathname, { cache: "no-store" }).catch(() => undefined);
  if (!response) return tryCachedPage();
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const current = buildOfPage(page);
  if (!mine || !current || mine === current) return;
  reloadOnce(reloadedKey, current);
}

/** Without a connection the router cannot fetch a page's data, but the service worker may have the whole page. */
function tryCachedPage() {
  if (!navigator.serviceWorker?.controller) return;
  reloadOnce(triedCacheKey, location.pathname);
}

/** Once for each value; where that cannot be remembered, never, because it could go on for ever. */
function reloadOnce(key: string, value: string) {
  if (tabStorage.read(key) !== value && tabStorage.write(key, value)) location.reload();
}

export const cachedPageWorked = () => tabStorage.remove(triedCacheKey);
