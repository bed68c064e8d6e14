/** Limits a log line for an event that may happen a thousand times a second. */
export function oncePerMinute(work: () => void): () => void {
  let next = 0;
  return () => {
    const now = performance.now();
    if (now < next) return;
    next = now + 60_000;
    work();
  };
}
