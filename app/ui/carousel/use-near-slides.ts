import { useEffect, useState } from "react";
import { step } from "./step.ts";

const preloadMs = 1500;

/** Renders the slides shown so far and, while playing, the next one shortly before its turn; others are not loaded. */
export function useNearSlides(
  current: number,
  count: number,
  intervalMs: number,
  playing: boolean,
) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    const render = (slide: number) => setNear((rendered) => new Set(rendered).add(slide));
    // A slide stays rendered while it fades out, and for its next turn.
    render(current);
    if (!playing) return;
    const timer = setTimeout(() => render(step(current, 1, count)), intervalMs - preloadMs);
    return () => clearTimeout(timer);
  }, [current, count, intervalMs, playing]);
  return (slide: number) => slide === current || near.has(slide);
}
