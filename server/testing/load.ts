import { complete } from "./enquiries.ts";

export interface Load {
  /** References the service answered with: these must never be lost. */
  kept: string[];
  statuses: number[];
  stop(): Promise<void>;
}

/** Visitors who send different enquiries one after another until told to stop. */
export function sendLoad(url: () => string, clients: number): Load {
  const kept: string[] = [];
  const statuses: number[] = [];
  const ended = new AbortController();

  async function client(name: string) {
    for (let at = 0; !ended.signal.aborted; at++) {
      const answer = await fetch(url(), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...complete, name, message: `Number ${at}` }),
      }).catch(() => undefined);
      if (answer) statuses.push(answer.status);
      const body = (await answer?.json().catch(() => ({}))) as { id?: string } | undefined;
      if (answer?.status === 201 && body?.id) kept.push(body.id);
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const running = Array.from({ length: clients }, (_, at) => client(`Client ${at}`));
  return {
    kept,
    statuses,
    async stop() {
      ended.abort();
      await Promise.all(running);
    },
  };
}
