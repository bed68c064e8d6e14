import type { FastifyBaseLogger } from "fastify";

const perInterval = 10;
const intervalMs = 10_000;

/** Logs the first refusals of each status in ten seconds, and the others as one count when that time is over. */
export function refusalLog(log: FastifyBaseLogger) {
  const counts = new Map<number, number>();

  function endInterval(status: number) {
    const omitted = counts.get(status)! - perInterval;
    counts.delete(status);
    if (omitted > 0) log.info({ status, omitted }, "more enquiries refused");
  }

  return (status: number, requestLog: FastifyBaseLogger) => {
    const count = (counts.get(status) ?? 0) + 1;
    counts.set(status, count);
    if (count === 1) setTimeout(endInterval, intervalMs, status).unref();
    if (count <= perInterval) requestLog.info({ status }, "enquiry refused");
  };
}
