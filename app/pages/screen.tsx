import { useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { BrokenPage } from "#app/shell/broken-page.tsx";
import { NotFound } from "#app/shell/not-found.tsx";
import { useOfflineCache } from "#app/browser/use-offline-cache.ts";
import { reloadIfOutdated } from "#app/browser/outdated-build.ts";
import type { Route } from "./+types/screen";

/** The parent route of every page; its error boundary keeps the header and footer when a page fails. */
export default function Screen() {
  useOfflineCache();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    void reloadIfOutdated();
  }, []);
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <BrokenPage />;
}
