const reloadedKey = "reloaded-for-build";
const askedKey = "asked-for-copy";

/** The build this document came from. */
export const buildOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/**
 * A tab that was open while a new build went live asks for things that are gone. When the server
 * names another build than the one this document came from, load the page again: once for each build.
 */
export async function reloadIfOutdated(): Promise<void> {
  const mine = buildOfPage();
  const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(
    () => undefined,
  );
  if (!answer) return askForCopy();
  const current = answer.headers.get("x-build");
  if (!mine || !current || mine === current) return;
  if (sessionStorage.getItem(reloadedKey) === current) return;
  sessionStorage.setItem(reloadedKey, current);
  location.reload();
}

/** Without a connection a page's data cannot come, but the service worker may have the whole page: ask for it once. */
function askForCopy() {
  if (!navigator.serviceWorker?.controller) return;
  if (sessionStorage.getItem(askedKey) === location.pathname) return;
  sessionStorage.setItem(askedKey, location.pathname);
  location.reload();
}

export const copyWorked = () => sessionStorage.removeItem(askedKey);
