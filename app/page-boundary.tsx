import { useEffect } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { BrokenPage } from "#app/shell/broken-page.tsx";
import { NotFound } from "#app/shell/not-found.tsx";
import { useOfflineCache } from "#app/browser/use-offline-cache.ts";
import { reloadIfOutdated } from "#app/browser/outdated-build.ts";
import { isUnknownAddress } from "#app/browser/unknown-address.ts";
import type { Route } from "./+types/page-boundary";

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
