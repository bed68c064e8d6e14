import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the new page's heading, or to the row that the link names, so that screen readers announce it;
 * the router does the scrolling.
 */
export function useFocusOnNavigation() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const row = nameRow(hash);
    if (row) focus(row);
    else if (before.pathname !== pathname) focus(document.querySelector<HTMLElement>("h1"));
  }, [pathname, hash, key]);
}

/** Marks the table row with this hash, which :target does not match after a navigation of the router. */
function nameRow(hash: string): HTMLElement | null {
  for (const row of document.querySelectorAll("tr[data-named]")) row.removeAttribute("data-named");
  const row = document.getElementById(hash.slice(1))?.closest("tr") ?? null;
  row?.setAttribute("data-named", "");
  return row;
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
