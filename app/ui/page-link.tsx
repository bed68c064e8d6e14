import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useMediaQuery } from "./use-media-query.ts";
import { useOnline } from "./use-online.ts";
import { usePath } from "./use-path.ts";

type PageLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** Phones are left out: taking the snapshots for a view transition delays their new page by 200 ms. */
const animated = "(hover: hover) and (prefers-reduced-motion: no-preference)";

/** A link to a page of this site, marked when it is the current page. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const online = useOnline();
  return (
    <Link
      to={to}
      aria-current={usePath() === to ? "page" : undefined}
      viewTransition={useMediaQuery(animated)}
      prefetch={online ? "intent" : "none"}
      // Offline, only the service worker's copy of the whole document is available.
      reloadDocument={!online}
      {...props}
    />
  );
}
