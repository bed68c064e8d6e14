import { type ReactNode, useEffect } from "react";
import {
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { navigation } from "#derive/navigation.ts";
import { Frame } from "./shell/frame.tsx";
import { NotFound } from "./shell/not-found.tsx";
import "./styles/tokens.css";
import "./styles/made/fonts.css";
import "./styles/base.css";
import "#pictures/placeholders.css";

export const loader = () => ({ navigation: navigation() });

/** A document's first entry has no key of its own, and neither has one that a link to a place on the page makes. */
const placeOf = ({ key, pathname, hash }: Location) => (key === "default" ? pathname + hash : key);

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
        <ScrollRestoration getKey={placeOf} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return <Outlet />;
}

/** Only the document for unknown addresses is served before its route is known, so this says so. */
export const HydrateFallback = NotFound;
