import { afterEach, expect, test, vi } from "vitest";
import { cacheName } from "#contract/service-worker.ts";
import { offline } from "#content/offline.ts";
import { scopeFile } from "#content/testing-scope.ts";

const origin = "https://lab.example";
type Network = (path: string) => Response | undefined;

/** A response of the build "b1", unless another is named. */
const respond = (body: string, build = "b1") =>
  new Response(body, { headers: { "x-build": build } });

/** The worker with caches that are maps; a network that returns undefined has no connection. */
async function startWorker(network: Network) {
  const stores = new Map<string, Map<string, Response>>();
  const handlers = new Map<string, (event: object) => void>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, response: Response) => void store.set(path, response),
    };
  };
  vi.resetModules();
  vi.stubEnv("BUILD", "b1");
  vi.stubGlobal("caches", {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal("fetch", async (request: string | { url: string }) => {
    const url = typeof request === "string" ? request : request.url;
    const response = network(new URL(url, origin).pathname);
    if (!response) throw new TypeError("Failed to fetch");
    return response;
  });
  vi.stubGlobal("self", {
    location: new URL(origin),
    registration: {},
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, handler: (event: object) => void) =>
      handlers.set(name, handler),
  });
  await import("./service-worker.ts");

  async function dispatch(name: string, event: object = {}) {
    const waits: Promise<unknown>[] = [];
    let responded: Promise<Response> | undefined;
    handlers.get(name)!({
      ...event,
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (response: Promise<Response>) => (responded = response),
    });
    const response = await responded;
    await Promise.all(waits);
    return response;
  }

  const request = (path: string, options: object = { mode: "navigate" }) =>
    dispatch("fetch", { request: { url: origin + path, method: "GET", ...options } });
  return {
    stores,
    dispatch,
    request,
    text: async (path: string, options?: object) => (await request(path, options))!.text(),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("a page comes from the network, and from the cache without a connection", async () => {
  let connected = true;
  const worker = await startWorker((path) => (connected ? respond(`live ${path}`) : undefined));
  await worker.dispatch("install");
  expect(await worker.text("/about")).toBe("live /about");
  connected = false;
  expect(await worker.text("/about")).toBe("live /about");
  expect(await worker.text("/clientele")).toBe(`live ${offline.path}`);
});

test("a page of another build is shown, not cached, and empties the cache", async () => {
  let build = "b1";
  const worker = await startWorker((path) => respond(path, build));
  await worker.dispatch("install");
  build = "b2";
  expect(await worker.text("/about")).toBe("/about");
  expect(worker.stores.has(cacheName("b1"))).toBe(false);
});

test("a worker does not install beside a server of another build", async () => {
  const worker = await startWorker((path) => respond(path, "b2"));
  await expect(worker.dispatch("install")).rejects.toThrow("Another build");
});

test("on activation it deletes the caches of other builds", async () => {
  const worker = await startWorker((path) => respond(path));
  worker.stores.set(cacheName("b0"), new Map());
  await worker.dispatch("install");
  await worker.dispatch("activate");
  expect([...worker.stores.keys()]).toEqual([cacheName("b1")]);
});

test("hashed files come from the cache first, the scope document from the network first", async () => {
  let requests = 0;
  let connected = true;
  const worker = await startWorker((path) => {
    requests += 1;
    return connected ? respond(`${path} ${requests}`) : undefined;
  });
  const file = { mode: "cors" };
  for (const path of ["/assets/a.js", "/assets/a.js"])
    expect(await worker.text(path, file)).toBe("/assets/a.js 1");
  expect(await worker.text(scopeFile.path, file)).toBe(`${scopeFile.path} 2`);
  connected = false;
  expect(await worker.text(scopeFile.path, file)).toBe(`${scopeFile.path} 2`);
});

test("enquiries and the router's data are left to the browser", async () => {
  const worker = await startWorker((path) => respond(path));
  expect(await worker.request("/api/enquiry", { method: "POST", mode: "cors" })).toBeUndefined();
  expect(await worker.request("/about.data", { mode: "cors" })).toBeUndefined();
});
