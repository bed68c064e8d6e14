/** What pages, the service worker and the build agree on. */
export const serviceWorkerPath = "/service-worker.js";

/** One build, one cache: two builds never meet in it. */
export const copiesOf = (build: string) => `site-${build}`;
