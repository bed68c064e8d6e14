import { useEffect } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { NotFound } from "#app/shell/not-found.tsx";
import { useOfflineCache } from "#app/browser/use-offline-cache.ts";
import { reloadIfOutdated } from "#app/browser/outdated-build.ts";
import { isUnknownAddress } from "#app/browser/unknown-address.ts";
import type { Route } from "./+types/page-boundary";
import { brokenPageCopy as copy } from "#content/copy/frame/not-found.ts";
import { laboratory } from "#derive/laboratory.ts";
import { Button } from "./ui/button/button.tsx";
import { Message } from "./ui/message/message.tsx";
import { pageTitle } from "./shell/meta.ts";
import { PhoneLink } from "./shell/contact-links.tsx";
import { contentId } from "./shell/frame.tsx";

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

/** Shown when rendering or loading a page fails. */
function BrokenPage() {
  return (
    <Message id={contentId} label={copy.label} heading={copy.heading} text={copy.sentence}>
      <title>{pageTitle(copy.heading)}</title>
      <Button onClick={() => location.reload()}>{copy.reload}</Button>
      <PhoneLink phone={laboratory.phones[0]} />
    </Message>
  );
}
