import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import { useRouteLoaderData } from "react-router";
import { navigation } from "#derive/navigation.ts";
import type { Route } from "./+types/root";
import { BrokenPage } from "./shell/broken-page.tsx";
import { Frame } from "./shell/frame.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { reloadIfOutdated } from "./shell/outdated-build.ts";
import { useFocusOnNavigation } from "./shell/use-focus-on-navigation.ts";
import "./styles/tokens.css";
import "./styles/made/fonts.css";
import "./styles/base.css";
import "#pictures/placeholders.css";

export const loader = () => ({ navigation: navigation() });

/** The menus never change while a tab is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f2129" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {/* The build writes the styles into the document; only the development server links them. */}
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        {data ? <Frame navigation={data.navigation}>{children}</Frame> : children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNavigation();
  useEffect(() => {
    document.documentElement.dataset.started = "";
  }, []);
  return <Outlet />;
}

/** Only the document for unknown addresses is served before its route is known, so this says so. */
export const HydrateFallback = NotFound;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    void reloadIfOutdated();
  }, []);
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <BrokenPage />;
}
