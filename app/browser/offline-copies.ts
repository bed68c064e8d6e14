import { useEffect } from "react";
import { copiesOf, serviceWorkerPath } from "#contract/service-worker.ts";
import { usePath } from "#app/ui/use-path.ts";
import { buildOfPage, copyWorked } from "./outdated-build.ts";

/** Has a copy of each page that is read kept for when there is no connection. Waits until nothing else is going on. */
export function useOfflineCopies() {
  const path = usePath();
  useEffect(() => {
    copyWorked();
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // A browser that refuses (a private window, a full disk) shows the site as it always did.
    const begin = () => void keep(path).catch(() => undefined);
    const waiting = setTimeout(begin, settleMs);
    return () => clearTimeout(waiting);
  }, [path]);
}

/** Pictures and whatever else the page asked for come first. */
const settleMs = 1000;

async function keep(path: string): Promise<void> {
  await navigator.serviceWorker.register(serviceWorkerPath);
  await navigator.serviceWorker.ready;
  const build = buildOfPage();
  if (!build) return;
  const copies = await caches.open(copiesOf(build));
  if (await copies.match(path)) return;
  const answer = await fetch(path);
  if (answer.status === 200 && answer.headers.get("x-build") === build)
    await copies.put(path, answer);
}
