/** Runs once, when the browser has nothing more urgent to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 1500 });
  return () => cancelIdleCallback(idle);
}
