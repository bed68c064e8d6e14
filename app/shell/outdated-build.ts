const reloadedKey = "reloaded-for-build";

/**
 * A tab that was open while a new build went live asks for things that are gone. When the server
 * names another build than the one this document came from, load the page again: once for each build.
 */
export async function reloadIfOutdated(): Promise<void> {
  const mine = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).catch(
    () => undefined,
  );
  const current = answer?.headers.get("x-build");
  if (!mine || !current || mine === current) return;
  if (sessionStorage.getItem(reloadedKey) === current) return;
  sessionStorage.setItem(reloadedKey, current);
  location.reload();
}
