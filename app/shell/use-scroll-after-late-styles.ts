import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

const visitorEvents = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Repeats the router's scrolling once late style sheets are applied, because on a busy device it comes before them. */
export function useScrollAfterLateStyles() {
  const location = useLocation();
  const isRestored = useNavigationType() === "POP";
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!isRestored && !target) return;
    const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
    const late = Array.from(sheets).filter(({ sheet }) => !sheet);
    if (late.length === 0) return;
    const position = scrollY;
    const stop = new AbortController();
    // A visitor who acts meanwhile is not moved.
    for (const type of visitorEvents)
      addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
    void Promise.all(late.map(settled)).then(() => {
      if (stop.signal.aborted) return;
      if (isRestored) scrollTo(0, position);
      else target!.scrollIntoView();
      stop.abort();
    });
    return () => stop.abort();
  }, [location, isRestored]);
}

const settled = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, resolve, { once: true });
  });
