import { useEffect, useState } from "react";
import { step } from "./step.ts";

const aheadMs = 1500;

/**
 * The slides worth drawing: those that were shown, and the next one shortly before its turn. The others cost
 * nobody a byte.
 */
export function useNearSlides(at: number, count: number, everyMs: number) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    const draw = (slide: number) => setNear((drawn) => new Set(drawn).add(slide));
    // What was shown stays drawn: it fades out, and comes back at once.
    draw(at);
    const timer = setTimeout(() => draw(step(at, 1, count)), everyMs - aheadMs);
    return () => clearTimeout(timer);
  }, [at, count, everyMs]);
  return (slide: number) => slide === at || near.has(slide);
}
