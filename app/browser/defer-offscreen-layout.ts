/**
 * Lets styles/base.css skip the layout of sections below the first screen until that is painted. A reload, a way back
 * or a link into the page needs the exact height of everything above its scroll position, so there nothing is skipped.
 */
export function deferOffscreenLayout() {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate" && !entry.name.includes("#"))
    document.documentElement.dataset.deferOffscreenLayout = "";
}

/** From here on every height is exact, and with it every scroll position that is restored. */
export function layOutAll() {
  delete document.documentElement.dataset.deferOffscreenLayout;
}
