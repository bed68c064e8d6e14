import type { MouseEvent } from "react";
import { Link, type LinkProps } from "react-router";
import { usePath } from "./use-path.ts";

/**
 * Where one page fades into the next. Not where less motion is asked for; and not on phones, where
 * taking the two pictures makes the new page wait a fifth of a second. Asked anew with every page.
 */
const fades =
  typeof window === "undefined"
    ? undefined
    : matchMedia("(hover: hover) and (prefers-reduced-motion: no-preference)");

type PageLinkProps = Omit<LinkProps, "to"> & { to: string };

/** A link inside the site: marked when it is the current page, its data fetched as soon as the visitor means it. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const current = usePath() === to;
  return (
    <Link
      to={to}
      // Every route is known from the start; nothing is left to discover.
      discover="none"
      // The current page is here already, and after a transition the pointer seems to come anew.
      prefetch={current ? "none" : "intent"}
      viewTransition={fades?.matches ?? false}
      aria-current={current ? "page" : undefined}
      onClick={follow}
      {...props}
    />
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  // The visit fetches the data now: an early fetch that has not begun would be a second one.
  link.dispatchEvent(
    new window.MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }),
  );
  if (navigator.onLine || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // Without a connection a page's data cannot come, but a copy of the whole page may have been kept.
  event.preventDefault();
  location.assign(link.href);
}
