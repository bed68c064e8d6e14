import { whenIdle } from "#app/ui/when-idle.ts";

/** A small visible edge, as on a phone's first screen, does not count. */
const minimumRatio = 0.2;
/** A visitor who stays this long probably wants to read it. */
const maximumDelayMs = 4000;

/** Calls `start` when the element is in view, or after a delay, and the browser is idle; returns a cancel function. */
export function whenVisible(element: Element, start: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ intersectionRatio }) => intersectionRatio >= minimumRatio)) visible();
    },
    { threshold: minimumRatio },
  );
  const timer = setTimeout(visible, maximumDelayMs);
  function visible() {
    stop();
    cancelIdle = whenIdle(start);
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(element);
  return () => {
    stop();
    cancelIdle?.();
  };
}
