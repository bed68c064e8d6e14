/** Shared by the pages, the service worker and the build. */
export const serviceWorkerPath = "/service-worker.js";

/** Each build has a cache of its own, so that files of two builds are never mixed. */
export const cacheName = (build: string) => `site-${build}`;
