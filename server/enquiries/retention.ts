import { codeOf } from "./engine.ts";
import type { EnquiryStore } from "./store.ts";

interface RetentionParts {
  store: EnquiryStore;
  eraseMail: (references: string[]) => Promise<void>;
  retentionDays: number;
  now: () => Date;
  log: { info: LogLine; error: LogLine };
}

type LogLine = (facts: object, sentence: string) => void;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Forgets in time: hashes when their window is over, enquiries when their years are. */
export function startRetention({ store, eraseMail, retentionDays, now, log }: RetentionParts) {
  const deleteExpired = () => store.deleteExpired(now().getTime());
  const retire = async () => {
    const time = now().getTime();
    const gone = await store.purge(time - retentionDays * day, time);
    await eraseMail(gone);
    if (gone.length) log.info({ erased: gone.length }, "enquiries past their retention erased");
  };
  let latest: Promise<unknown> = Promise.resolve();
  const attempt = (work: () => Promise<void>) => () => {
    const done = work().catch((error: unknown) =>
      log.error({ trouble: codeOf(error) }, "upkeep failed, will be tried again"),
    );
    latest = Promise.all([latest, done]);
  };

  const timers = [setInterval(attempt(deleteExpired), minute), setInterval(attempt(retire), hour)];
  for (const timer of timers) timer.unref();
  attempt(deleteExpired)();
  attempt(retire)();

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await latest;
    },
  };
}
