/** Does the work now and at every interval, never twice at a time; `stop` waits for the last. */
export function runEvery(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
) {
  let latest = Promise.resolve();
  function run() {
    latest = latest.then(work).catch(onError);
  }

  const timer = setInterval(run, everyMs).unref();
  run();
  return {
    async stop() {
      clearInterval(timer);
      await latest;
    },
  };
}

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
