/** Runs once when the browser is idle; returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 1500 });
  return () => cancelIdleCallback(idle);
}
