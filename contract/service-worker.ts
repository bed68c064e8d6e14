export const serviceWorkerPath = "/service-worker.js";

/** One cache for each build, so that files of two builds are never mixed. */
export const cacheName = (build: string) => `site-${build}`;

/** How a page names its build; the service worker has no parser to read it with. */
export const buildMark = (build: string) => `<meta name="build" content="${build}">`;
