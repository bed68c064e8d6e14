const reloadedKey = "reloaded-for-build";
const triedCacheKey = "tried-cached-page";

/** The build this document came from. */
export const buildOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/**
 * Reloads a tab that was left open across a deployment, whose files are gone: when the server names another build than
 * this document's, once for each build.
 */
export async function reloadIfOutdated(): Promise<void> {
  const mine = buildOfPage();
  const response = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(
    () => undefined,
  );
  if (!response) return tryCachedPage();
  const current = response.headers.get("x-build");
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
