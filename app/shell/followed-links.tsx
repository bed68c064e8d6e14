import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { pageLinkAt } from "./page-link-at.ts";

/** A pointer that only passes over a link does not mean it, and a press that brings the focus is a visit. */
const meansMs = 100;

/**
 * Where one page fades into the next. Not where less motion is asked for; and not on phones, where
 * taking the two pictures makes the new page wait a fifth of a second.
 */
const fading = "(hover: hover) and (prefers-reduced-motion: no-preference)";

/**
 * Follows the links to pages without leaving the document, and fetches a page's data as soon as the
 * visitor means it. One listener for all of them: links stay plain elements, cheap to draw by the dozen.
 */
export function FollowedLinks() {
  const navigate = useNavigate();
  const [meant, setMeant] = useState<string>();

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const forget = () => clearTimeout(waiting);

    function mean(event: Event) {
      const link = pageLinkAt(event.target);
      // The router reloads the document when a page's script cannot come: not for a passing pointer.
      if (!link || link.pathname === location.pathname || !navigator.onLine) return;
      forget();
      const fetchData = () => setMeant(link.pathname);
      if (event.type === "touchstart") fetchData();
      else waiting = setTimeout(fetchData, meansMs);
    }

    function follow(event: MouseEvent) {
      const link = pageLinkAt(event.target);
      const other =
        event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      // Without a connection a page's data cannot come, but a copy of the whole page may have been kept.
      if (!link || other || event.defaultPrevented || !navigator.onLine) return;
      event.preventDefault();
      // The visit fetches the data now: an early fetch that has not begun would be a second one.
      forget();
      const to = link.pathname + link.search + link.hash;
      void navigate(to, {
        replace: link.href === location.href,
        viewTransition: matchMedia(fading).matches,
        // In one go: rendering in small pieces leaves the visitor waiting longer for the new page.
        flushSync: true,
      });
    }

    document.addEventListener("click", follow, { signal });
    document.addEventListener("pointerover", mean, { signal });
    document.addEventListener("pointerout", forget, { signal });
    document.addEventListener("focusin", mean, { signal });
    document.addEventListener("touchstart", mean, { signal, passive: true });
    return () => {
      forget();
      listeners.abort();
    };
  }, [navigate]);

  return meant && <PrefetchPageLinks page={meant} />;
}
