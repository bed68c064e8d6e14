import { useEffect } from "react";
import { buildMark, cacheName, serviceWorkerPath } from "#contract/service-worker.ts";
import { usePath } from "#app/ui/use-path.ts";
import { buildOfPage, cachedPageWorked } from "./outdated-build.ts";

/** Registers the service worker and caches each page that is read, for when there is no connection. */
export function useOfflineCache() {
  const path = usePath();
  useEffect(() => {
    cachedPageWorked();
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // A browser that refuses (private window, full disk) shows the site without a cache.
    const begin = () => void cachePage(path).catch(() => undefined);
    const timer = setTimeout(begin, delayMs);
    return () => clearTimeout(timer);
  }, [path]);
}

/** Pictures and other requests of the page come first. */
const delayMs = 1000;

async function cachePage(path: string): Promise<void> {
  await navigator.serviceWorker.register(serviceWorkerPath);
  await navigator.serviceWorker.ready;
  const build = buildOfPage();
  if (!build) return;
  const cache = await caches.open(cacheName(build));
  if (await cache.match(path)) return;
  const response = await fetch(path);
  if (response.status === 200 && (await response.clone().text()).includes(buildMark(build)))
    await cache.put(path, response);
}
