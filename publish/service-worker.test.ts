import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { copiesOf } from "#contract/service-worker.ts";
import { offline } from "#content/offline.ts";
import { serviceWorker } from "./service-worker.ts";

const origin = "https://lab.example";
type Network = (path: string) => Response | undefined;

/** A page of the build "b1", unless another is named. */
const answer = (body: string, build = "b1") =>
  new Response(body, { headers: { "x-build": build } });

/** The worker in a browser made of two maps: what is kept, and what the network says (nothing: no connection). */
function startWorker(network: Network) {
  const stores = new Map<string, Map<string, Response>>();
  const handlers = new Map<string, (event: object) => void>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, copy: Response) => void store.set(path, copy),
    };
  };
  runInNewContext(serviceWorker({ build: "b1", scopeDocument: "/scope.pdf" }), {
    URL,
    Response,
    location: new URL(origin),
    registration: {},
    clients: { claim: async () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (name: string, handler: (event: object) => void) =>
      handlers.set(name, handler),
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    fetch: async (asked: string | { url: string }) => {
      const said = network(new URL(typeof asked === "string" ? asked : asked.url, origin).pathname);
      if (!said) throw new TypeError("Failed to fetch");
      return said;
    },
  });

  async function dispatch(name: string, event: object = {}) {
    const waits: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    handlers.get(name)!({
      ...event,
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (said: Promise<Response>) => (answered = said),
    });
    const said = await answered;
    await Promise.all(waits);
    return said;
  }

  return {
    stores,
    dispatch,
    ask: (path: string, request: object = { mode: "navigate" }) =>
      dispatch("fetch", { request: { url: origin + path, method: "GET", ...request } }),
  };
}

test("a page comes from the network, and from its copy when there is none", async () => {
  let connected = true;
  const worker = startWorker((path) => (connected ? answer(`live ${path}`) : undefined));
  await worker.dispatch("install");
  expect(await (await worker.ask("/about"))!.text()).toBe("live /about");
  connected = false;
  expect(await (await worker.ask("/about"))!.text()).toBe("live /about");
  expect(await (await worker.ask("/clientele"))!.text()).toBe(`live ${offline.path}`);
});

test("a document of another build is shown, not kept, and empties the copies", async () => {
  let build = "b1";
  const worker = startWorker((path) => answer(path, build));
  await worker.dispatch("install");
  build = "b2";
  expect(await (await worker.ask("/about"))!.text()).toBe("/about");
  expect(worker.stores.has(copiesOf("b1"))).toBe(false);
});

test("a worker does not install beside a server of another build", async () => {
  const worker = startWorker((path) => answer(path, "b2"));
  await expect(worker.dispatch("install")).rejects.toThrow("Another build");
});

test("taking over, it drops the copies of every other build", async () => {
  const worker = startWorker((path) => answer(path));
  worker.stores.set(copiesOf("b0"), new Map());
  await worker.dispatch("install");
  await worker.dispatch("activate");
  expect([...worker.stores.keys()]).toEqual([copiesOf("b1")]);
});

test("hashed files come from their copy first; the scope document only without a connection", async () => {
  let asked = 0;
  let connected = true;
  const worker = startWorker((path) => {
    asked += 1;
    return connected ? answer(`${path} ${asked}`) : undefined;
  });
  const file = { mode: "cors" };
  for (const path of ["/assets/a.js", "/assets/a.js"])
    expect(await (await worker.ask(path, file))!.text()).toBe("/assets/a.js 1");
  expect(await (await worker.ask("/scope.pdf", file))!.text()).toBe("/scope.pdf 2");
  connected = false;
  expect(await (await worker.ask("/scope.pdf", file))!.text()).toBe("/scope.pdf 2");
});

test("enquiries and the router's data are left to the browser", async () => {
  const worker = startWorker((path) => answer(path));
  expect(await worker.ask("/api/enquiry", { method: "POST", mode: "cors" })).toBeUndefined();
  expect(await worker.ask("/about.data", { mode: "cors" })).toBeUndefined();
});
