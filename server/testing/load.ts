import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { enquiryPath } from "#contract/enquiry.ts";
import { complete } from "./enquiries.ts";

export function sendLoad(origin: string, clients: number, names = "Client") {
  /** References of enquiries that were responded to with 201: these must never be lost. */
  const accepted: string[] = [];
  const statuses: number[] = [];
  const stopping = new AbortController();

  // As nginx sends them: a connection for each.
  const agent = new Agent({ keepAlive: false });
  const headers = { "content-type": "application/json" };

  async function send(values: object) {
    const sent = request(origin + enquiryPath, { method: "POST", agent, headers });
    sent.end(JSON.stringify({ ...complete, ...values }));
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    statuses.push(response.statusCode!);
    const { id } = (await json(response)) as { id?: string };
    if (response.statusCode === 201 && id) accepted.push(id);
    else await pause(20);
  }

  async function client(name: string) {
    for (let count = 0; !stopping.signal.aborted; count++)
      await send({ name, message: `Number ${count}` }).catch(() => pause(20));
  }

  const running = Array.from({ length: clients }, (_, index) => client(`${names} ${index}`));
  return {
    accepted,
    statuses,
    async stop() {
      stopping.abort();
      await Promise.all(running);
      agent.destroy();
    },
  };
}
