import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { enquiryPath } from "#contract/enquiry.ts";
import { canaryHeader } from "./enquiries/canaries.ts";
import { errorCodeOf } from "./enquiries/engine.ts";
import type { EnquiryStore } from "./enquiries/store.ts";

export interface CanaryOptions {
  /** Where the public reaches the service. */
  origin: string;
  store: EnquiryStore;
  now: () => Date;
  log: { error(fields: object, message: string): void };
  onRound: (missed: number, now: number) => void;
  timing?: CanaryTiming;
}

export type Canary = ReturnType<typeof startCanary>;

/** In milliseconds; tests shorten them. */
export interface CanaryTiming {
  interval: number;
  /** After one that was missed. */
  retry: number;
  /** How long one may take to its file. */
  patience: number;
  poll: number;
}

const hour = 60 * 60_000;
const usual: CanaryTiming = { interval: hour, retry: 5 * 60_000, patience: 60_000, poll: 1000 };

/** Two in a row are no accident. */
const tooManyMissed = 2;

/** Sends an enquiry the way visitors do, every hour, and looks whether its mail was written. */
export function startCanary({ origin, store, now, log, onRound, timing = usual }: CanaryOptions) {
  const stopping = new AbortController();
  let missed = 0;

  async function send(): Promise<string> {
    const message = `Canary ${randomUUID()}`;
    const response = await fetch(origin + enquiryPath, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [canaryHeader]: store.canaryMark(message),
      },
      body: JSON.stringify({ ...sender, message }),
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timing.patience)]),
    });
    const { id } = (await response.json()) as { id?: string };
    if (response.status !== 201 || !id)
      throw Object.assign(new Error("refused"), { code: response.status });
    return id;
  }

  async function arrival(id: string) {
    const deadline = performance.now() + timing.patience;
    while (!(await store.hasArrived(id))) {
      if (performance.now() > deadline)
        throw Object.assign(new Error("not mailed"), { code: "ETIMEDOUT" });
      await pause(timing.poll, undefined, { signal: stopping.signal });
    }
  }

  async function round() {
    let id = "";
    try {
      id = await send();
      await arrival(id);
      missed = 0;
    } catch (error) {
      if (stopping.signal.aborted) return;
      missed++;
      log.error({ missed, errorCode: errorCodeOf(error) }, "the canary enquiry did not arrive");
    }
    onRound(missed, now().getTime());
    // Those that a killed process left go too.
    await store.eraseCanaries(id, now().getTime() - 2 * hour).catch(() => {});
  }

  async function repeat() {
    while (!stopping.signal.aborted) {
      await round();
      const delay = missed ? timing.retry : timing.interval;
      await pause(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  const running = repeat();
  return {
    isMissed: () => missed >= tooManyMissed,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const sender = { name: "Canary", email: "canary@service.invalid", phone: "0000000000" };
