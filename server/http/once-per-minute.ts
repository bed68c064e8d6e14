/** For log lines about what happens a thousand times a second when it happens at all. */
export function oncePerMinute(work: () => void): () => void {
  let next = 0;
  return () => {
    const now = performance.now();
    if (now < next) return;
    next = now + 60_000;
    work();
  };
}
