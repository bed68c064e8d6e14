import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Counts the navigations to a place in a page after which style sheets were applied late. The router preloads them, but
 * on a busy device they are applied after it has scrolled, and then the position is wrong.
 */
export function useLateStyles(): number {
  const { hash } = useLocation();
  const startsAtTop = useNavigationType() !== "POP" && hash === "";
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (startsAtTop) return;
    const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
    const late = new Set(Array.from(sheets).filter(({ sheet }) => !sheet));
    function end({ currentTarget }: Event) {
      late.delete(currentTarget as HTMLLinkElement);
      if (late.size === 0) setCount((before) => before + 1);
    }
    const left = new AbortController();
    for (const link of late)
      for (const type of ["load", "error"])
        link.addEventListener(type, end, { once: true, signal: left.signal });
    return () => left.abort();
  });
  return count;
}
