import { type ReactNode, useEffect } from "react";
import {
  Links,
  type Location as RouterLocation,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { navigation } from "#derive/pages/navigation.ts";
import { rememberUnknownAddress } from "./browser/unknown-address.ts";
import { Frame } from "./shell/frame.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { useScrollAfterLateStyles } from "./shell/use-scroll-after-late-styles.ts";
import mono from "./styles/generated/jetbrains-mono.woff2?url";
import sans from "./styles/generated/instrument-sans.woff2?url";
import { useHydrated } from "./ui/use-hydrated.ts";
import "./styles/tokens.css";
import "./styles/generated/fonts.css";
import "./styles/font-fallbacks.css";
import "./styles/base.css";
import "./styles/print.css";

export const loader = () => ({ navigation: navigation() });

/** The first history entry of a document has the key "default", and so has one made by a link within the page. */
const scrollKey = ({ key, pathname, hash }: RouterLocation) =>
  key === "default" ? pathname + hash : key;

/** The build inlines the style sheets of the page that a document holds; the browser links those of other pages. */
const documentPath =
  import.meta.env.SSR || import.meta.env.DEV ? undefined : window.location.pathname;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  useScrollAfterLateStyles();
  const hasInlineStyles = useLocation().pathname === documentPath;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f2129" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {[sans, mono].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {!hasInlineStyles && <Links />}
      </head>
      <body>
        {data ? <Frame navigation={data.navigation}>{children}</Frame> : children}
        <RestoredPosition />
        <Scripts />
      </body>
    </html>
  );
}

/** Its inline script is not in the document: until hydration the browser restores the position itself. */
function RestoredPosition() {
  return useHydrated() && <ScrollRestoration getKey={scrollKey} />;
}

export default function Root() {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { scripts: "", hydrated: "" });
  }, []);
  return <Outlet />;
}

/** Only the fallback document, which is served for unknown addresses, renders before its route is known. */
export function HydrateFallback() {
  useEffect(rememberUnknownAddress, []);
  return <NotFound />;
}
