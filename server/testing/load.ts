import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { enquiryPath } from "#contract/enquiry.ts";
import type { Database } from "../enquiries/store/enquiry-store.ts";
import { storeProblems } from "../enquiries/store/health.ts";
import { complete } from "./enquiries.ts";
import { startStubServer } from "./start-server.ts";
import { openTestStore } from "./test-store.ts";

interface LoadedOptions {
  processes: number;
  env: Record<string, string>;
  clients: number;
  leaseMs?: number;
}

export async function startLoaded({ processes, env, clients, leaseMs }: LoadedOptions) {
  const services = await Promise.all(
    Array.from({ length: processes }, () => startStubServer(env, leaseMs)),
  );
  // Different names, because the same values sent to two processes are one enquiry.
  const loads = services.map(({ origin }) => sendLoad(origin, clients, `Of ${origin}`));
  return {
    services,
    loads,
    accepted: () => loads.flatMap(({ accepted }) => accepted),
    statuses: () => new Set(loads.flatMap(({ statuses }) => statuses)),
    async stopLoad() {
      await Promise.all(loads.map((load) => load.stop()));
    },
    stop: () => Promise.all(services.map((service) => service.stop())),
    kill: () => Promise.all(services.map((service) => service.kill())),
  };
}

export async function expectComplete(database: Database, accepted: string[]): Promise<Set<string>> {
  const store = openTestStore(database);
  const found = new Set((await store.list(Date.now(), "listed")).map(({ id }) => id));
  expect(accepted.filter((id) => !found.has(id))).toEqual([]);
  expect(await storeProblems(store.engine)).toEqual([]);
  await store.close();
  return found;
}

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
