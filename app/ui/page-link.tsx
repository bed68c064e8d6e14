import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useOnline } from "./use-online.ts";
import { usePath } from "./use-path.ts";

type PageLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** A link to a page of this site, marked when it is the current page. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const online = useOnline();
  return (
    <Link
      to={to}
      aria-current={usePath() === to ? "page" : undefined}
      prefetch={online ? "intent" : "none"}
      // Offline, only the service worker's copy of the whole document is available.
      reloadDocument={!online}
      // Every route is in the initial manifest.
      discover="none"
      {...props}
    />
  );
}

/** Links to pages as the items of a list. */
export function PageLinkItems({ links }: { links: readonly { label: string; to: string }[] }) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <PageLink to={to}>{label}</PageLink>
    </li>
  ));
}
