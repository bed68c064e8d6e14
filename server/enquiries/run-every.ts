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
