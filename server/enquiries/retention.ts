import { dayMs } from "#content/time.ts";
import { errorCodeOf } from "./engines/engine.ts";
import { runEvery } from "./intervals.ts";
import type { Records } from "./store/records.ts";

interface RetentionOptions {
  records: Records;
  eraseMail: (references: string[]) => Promise<void>;
  retentionDays: number;
  now: () => Promise<number>;
  log: { info: LogLine; error: LogLine };
}

export type LogLine = (fields: object, message: string) => void;

const minuteMs = 60_000;

export function startRetention(options: RetentionOptions) {
  const { records, eraseMail, retentionDays, now, log } = options;
  const erase = async () => {
    const time = await now();
    await records.deleteExpired(time);
    const erased = await records.purge(retentionDays * dayMs, time);
    await eraseMail(erased);
    if (erased.length) log.info({ erased: erased.length }, "enquiries past their retention erased");
  };
  const logFailure = (error: unknown) =>
    log.error({ errorCode: errorCodeOf(error) }, "retention failed, will be retried");
  return runEvery(erase, minuteMs, logFailure);
}
