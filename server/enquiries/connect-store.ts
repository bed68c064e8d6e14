import { setTimeout as pause } from "node:timers/promises";
import { type Engine, errorCodeOf, StoreUnavailable } from "./engine.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import { prepare, storeOn } from "./open-store.ts";

interface Log {
  info(message: string): void;
  error(fields: object, message: string): void;
}

const firstDelayMs = 200;
const maxDelayMs = 5000;
/** How long a start waits for the database before it goes on without. */
const patienceMs = 3000;

/** A store that is there at once and unavailable until its database is, so that pages never depend on it. */
export function connectStore(engine: Engine) {
  let hash: KeyedHash | undefined;
  let trouble: unknown;
  const closing = new AbortController();
  let connecting: Promise<void> = Promise.resolve();

  function key(): KeyedHash {
    if (!hash) throw new StoreUnavailable(trouble);
    return hash;
  }
  function connected(): Engine {
    key();
    return engine;
  }
  const guarded: Engine = {
    ...engine,
    transact: async (work) => connected().transact(work),
    read: async (sql, ...values) => connected().read(sql, ...values),
    scrub: async () => connected().scrub(),
    async close() {
      closing.abort();
      await connecting;
      await engine.close();
    },
  };

  async function connectWithRetries(log: Log) {
    for (let delay = firstDelayMs; !closing.signal.aborted; delay = Math.min(2 * delay, maxDelayMs))
      try {
        hash = await prepare(engine);
        if (trouble) log.info("the database is connected");
        return;
      } catch (error) {
        const errorCode = errorCodeOf(error);
        if (!trouble || errorCode !== errorCodeOf(trouble))
          log.error({ errorCode }, "the database cannot be opened: check DATABASE_URL or DATA_DIR");
        trouble = error;
        await pause(delay, undefined, { signal: closing.signal }).catch(() => {});
      }
  }

  return {
    engine: guarded,
    store: storeOn(guarded, (...values) => key()(...values)),
    /** Goes on in the background if the database is not there soon. */
    async connect(log: Log) {
      connecting = connectWithRetries(log);
      const patience = new AbortController();
      await Promise.race([
        connecting,
        pause(patienceMs, undefined, { signal: patience.signal }).catch(() => {}),
      ]);
      patience.abort();
    },
  };
}
