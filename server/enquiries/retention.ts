import { dayMs } from "#content/time.ts";
import { errorCodeOf } from "./engines/engine.ts";
import { repeat } from "./repeat.ts";
import type { Records } from "./store/records.ts";

interface RetentionOptions {
  records: Records;
  eraseMail: (references: string[]) => Promise<void>;
  retentionDays: number;
  now: () => Date;
  log: { info: LogLine; error: LogLine };
}

type LogLine = (fields: object, message: string) => void;

const minuteMs = 60_000;

export function startRetention({ records, eraseMail, retentionDays, now, log }: RetentionOptions) {
  const deleteExpired = () => records.deleteExpired(now().getTime());
  const purge = async () => {
    const erased = await records.purge(retentionDays * dayMs, now().getTime());
    await eraseMail(erased);
    if (erased.length) log.info({ erased: erased.length }, "enquiries past their retention erased");
  };
  const logFailure = (error: unknown) =>
    log.error({ errorCode: errorCodeOf(error) }, "retention failed, will be retried");
  const repeated = [
    repeat(deleteExpired, minuteMs, logFailure),
    repeat(purge, 60 * minuteMs, logFailure),
  ];
  return { stop: () => Promise.all(repeated.map(({ stop }) => stop())) };
}
