import { enquiryPath } from "#contract/enquiry.ts";
import { complete } from "./enquiries.ts";

export interface Load {
  /** References of enquiries that were responded to with 201: these must never be lost. */
  accepted: string[];
  statuses: number[];
  /** Codes of the connections that failed. */
  failures: string[];
  stop(): Promise<void>;
}

/** Clients that send different enquiries one after another until stopped. */
export function sendLoad(origin: string, clients: number, names = "Client"): Load {
  const accepted: string[] = [];
  const statuses: number[] = [];
  const failures: string[] = [];
  const stopping = new AbortController();

  async function client(name: string) {
    for (let count = 0; !stopping.signal.aborted; count++) {
      const response = await fetch(origin + enquiryPath, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...complete, name, message: `Number ${count}` }),
      }).catch((error: { cause?: { code?: string } }) => {
        failures.push(error.cause?.code ?? "unknown");
      });
      if (response) statuses.push(response.status);
      const body = (await response?.json().catch(() => ({}))) as { id?: string } | undefined;
      if (response?.status === 201 && body?.id) accepted.push(body.id);
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const running = Array.from({ length: clients }, (_, index) => client(`${names} ${index}`));
  return {
    accepted,
    statuses,
    failures,
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
