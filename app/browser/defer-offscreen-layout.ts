/**
 * Lets styles/base.css skip the layout of sections below the first screen. A reload, a way back
 * or a link into the page needs the exact height of everything above its scroll position, so there nothing is skipped.
 */
function deferOffscreenLayout() {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate" && !entry.name.includes("#"))
    document.documentElement.dataset.deferOffscreenLayout = "";
}

deferOffscreenLayout();
