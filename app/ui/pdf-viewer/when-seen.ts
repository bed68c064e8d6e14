import { whenIdle } from "#app/ui/when-idle.ts";

/** How much of it: a phone's first screen may show an edge that nobody came for. */
const enough = 0.2;
/** Whoever stays that long will want it. */
const longestMs = 4000;

/** Begins when the element is in view, or after a while, and the browser is idle; the answer calls it off. */
export function whenSeen(element: Element, begin: () => void): () => void {
  let callOff: (() => void) | undefined;
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ intersectionRatio }) => intersectionRatio >= enough)) seen();
    },
    { threshold: enough },
  );
  const longest = setTimeout(seen, longestMs);
  function seen() {
    unwatch();
    callOff = whenIdle(begin);
  }
  function unwatch() {
    watch.disconnect();
    clearTimeout(longest);
  }
  watch.observe(element);
  return () => {
    unwatch();
    callOff?.();
  };
}
