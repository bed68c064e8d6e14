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
  if (sessionStorage.getItem(reloadedKey) === current) return;
  sessionStorage.setItem(reloadedKey, current);
  location.reload();
}

/** Without a connection the router cannot fetch a page's data, but the service worker may have the whole page. */
function tryCachedPage() {
  if (!navigator.serviceWorker?.controller) return;
  if (sessionStorage.getItem(triedCacheKey) === location.pathname) return;
  sessionStorage.setItem(triedCacheKey, location.pathname);
  location.reload();
}

export const cachedPageWorked = () => sessionStorage.removeItem(triedCacheKey);
