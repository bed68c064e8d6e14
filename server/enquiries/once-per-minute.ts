/** Limits a log line for an event that may happen a thousand times a second. */
export function oncePerMinute<T extends unknown[]>(work: (...values: T) => void) {
  let next = 0;
  return (...values: T) => {
    const now = performance.now();
    if (now < next) return;
    next = now + 60_000;
    work(...values);
  };
}
