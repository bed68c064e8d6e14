/** Whether a hash names a tab, or something in it: a row whose id has the tab's hash as a part. */
export function isOfTab(hash: string, tab: string): boolean {
  return hash === `#${tab}` || hash.includes(`/${tab}/`);
}

/**
 * Runs as an inline script, before the first paint: selects the tab that the URL's hash names. It is sent as
 * source text, so it uses nothing from outside its own body.
 */
export function selectFromHash(isNamed: typeof isOfTab) {
  const root = document.currentScript!.parentElement!;
  const tabs = [...root.querySelectorAll<HTMLElement>("[role=tab]")];
  const named = tabs.findIndex((tab) => isNamed(location.hash, tab.dataset["hash"]!));
  const selected = Math.max(0, named);
  root.dataset.selected = String(selected);
  for (const [index, tab] of tabs.entries()) {
    tab.ariaSelected = String(index === selected);
    tab.tabIndex = index === selected ? 0 : -1;
  }
}
