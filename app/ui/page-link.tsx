import { type ComponentProps, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { usePath } from "./use-path.ts";

type PageLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** A link to a page of this site, marked when it is the current page. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const online = useOnline();
  const prefetch = () => {
    if (online) prefetchDataSoon(to);
  };
  return (
    <Link
      to={to}
      aria-current={usePath() === to ? "page" : undefined}
      onPointerEnter={prefetch}
      onPointerLeave={cancelPrefetch}
      onFocus={prefetch}
      onBlur={cancelPrefetch}
      // Offline, only the service worker's copy of the whole document is available.
      reloadDocument={!online}
      // Every route is in the initial manifest.
      discover="none"
      {...props}
    />
  );
}

/** A pointer that only passes over a link fetches nothing. */
const delayMs = 100;
let timer: ReturnType<typeof setTimeout>;
const cancelPrefetch = () => clearTimeout(timer);

/** React Router's own prefetch also imports the scripts of a page, and reloads the current one if that fails. */
function prefetchDataSoon(to: string) {
  const { origin, pathname, search } = new URL(to, location.href);
  if (origin !== location.origin || pathname === location.pathname) return;
  const data = pathname === "/" ? "/_.data" : `${pathname}.data`;
  cancelPrefetch();
  timer = setTimeout(() => void fetch(data + search).catch(() => undefined), delayMs);
}

export function PageLinkItems({ links }: { links: readonly { label: string; to: string }[] }) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <PageLink to={to}>{label}</PageLink>
    </li>
  ));
}

/** Whether the browser has a network connection; true while the page is prerendered. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(changed: () => void) {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
