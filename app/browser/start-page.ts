/** Runs inline in the head of every page. */
import { hydrateWhenIdle } from "./hydrate-when-idle.ts";
import { replayInput } from "./replay-input.ts";

const latestAfterLoadMs = 1000;

/**
 * Resolves at the first contentful paint, or a second after the page has loaded: Firefox reports no such paint for a
 * page that opens scrolled.
 */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    resolve();
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(resolve, latestAfterLoadMs));
});

const loaded = new Promise((resolve) => addEventListener("load", resolve));
deferOffscreenLayout();
replayInput();
void painted.then(layOutAll);
// A page can load before it is painted, and scripts would delay the paint.
void Promise.all([loaded, painted]).then(hydrateWhenIdle);

/**
 * Lets styles/base.css skip the layout of sections below the first screen until that is painted. A reload, a way back
 * or a link into the page needs the exact height of everything above its scroll position, so there nothing is skipped.
 */
function deferOffscreenLayout() {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate" && !entry.name.includes("#"))
    document.documentElement.dataset.deferOffscreenLayout = "";
}

/** From here on every height is exact, and with it every scroll position that is restored. */
function layOutAll() {
  delete document.documentElement.dataset.deferOffscreenLayout;
}
