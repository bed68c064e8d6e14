import { serviceWorkerPath } from "#contract/service-worker.ts";

/** Pictures and other requests of the page come first. */
const delayMs = 1000;

// A browser that refuses (private window, full disk) shows the site without a cache.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(
    () => void navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined),
    delayMs,
  );
