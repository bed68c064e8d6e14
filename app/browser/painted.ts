const latestAfterLoadMs = 1000;

/**
 * Resolves at the first contentful paint, or a second after the page has loaded: Firefox reports no such paint for a
 * page that opens scrolled.
 */
export const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    resolve();
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(resolve, latestAfterLoadMs));
});
