import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * On a slow phone a new page takes two frames: its first screen, then the rest, which styles/base.css
 * leaves undrawn while the page is marked. Going back needs the whole height at once, to find the old
 * position in it.
 */
export function useFirstScreenFirst() {
  const { pathname, hash } = useLocation();
  const followed = useNavigationType() === "PUSH" && !hash;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (!followed) return undefined;
    const { dataset } = document.documentElement;
    dataset.arriving = "";
    const whole = () => {
      delete dataset.arriving;
    };
    // A task after the frame's callbacks runs when the frame has been drawn.
    const frame = requestAnimationFrame(() => setTimeout(whole));
    return () => {
      cancelAnimationFrame(frame);
      whole();
    };
  }, [pathname, followed]);
}
