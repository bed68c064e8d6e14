import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the new page's heading, or to the row or the field that the link names, so that screen readers
 * announce it; the router does the scrolling.
 */
export function useFocusOnNavigation() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const target = document.getElementById(hash.slice(1));
    const row = target?.closest("tr");
    if (row) {
      // The router's navigations do not make :target match.
      if (!row.matches(":target")) location.replace(hash);
      focus(row);
    } else if (target?.matches("input")) target.focus({ preventScroll: true });
    else if (before.pathname !== pathname) focus(document.querySelector<HTMLElement>("h1"));
  }, [pathname, hash, key]);
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
