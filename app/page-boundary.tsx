import { useEffect } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { NotFound } from "#app/shell/not-found.tsx";
import { buildOfPage, cachedPageWorked, reloadIfOutdated } from "#app/browser/outdated-build.ts";
import { cacheOnce } from "#app/browser/storage.ts";
import { isUnknownAddress } from "#app/browser/unknown-address.ts";
import type { Route } from "./+types/page-boundary";
import { brokenPageCopy as copy } from "#content/copy/frame/frame.ts";
import { laboratory } from "#derive/laboratory.ts";
import { Button } from "./ui/button/button.tsx";
import { Message } from "./ui/message/message.tsx";
import { pageTitle } from "./shell/meta.ts";
import { PhoneLink } from "./shell/contact-links.tsx";
import { contentId } from "./shell/frame.tsx";
import { buildMark, cacheName, serviceWorkerPath } from "#contract/service-worker.ts";
import { usePath } from "./ui/use-path.ts";

/** The parent route of every page; its error boundary keeps the header and footer when a page fails. */
export default function PageBoundary() {
  useOfflineCache();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    void reloadIfOutdated();
  }, []);
  // A slug that does not exist matches a route, whose data is then missing from the fallback document.
  const missing = isUnknownAddress(useLocation().pathname);
  const notFound = missing || (isRouteErrorResponse(error) && error.status === 404);
  return notFound ? <NotFound /> : <BrokenPage />;
}

function BrokenPage() {
  return (
    <Message id={contentId} label={copy.label} heading={copy.heading} text={copy.sentence}>
      <title>{pageTitle(copy.heading)}</title>
      <Button onClick={() => location.reload()}>{copy.reload}</Button>
      <PhoneLink phone={laboratory.phones[0]} />
    </Message>
  );
}

/** Registers the service worker and caches each page that is read, for when there is no connection. */
function useOfflineCache() {
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
  await cacheOnce(cacheName(build), path, async () => {
    const response = await fetch(path);
    const isPage =
      response.status === 200 && (await response.clone().text()).includes(buildMark(build));
    return isPage ? response : undefined;
  });
}
