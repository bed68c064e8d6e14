import { vi } from "vitest";

const origin = "https://lab.example";
export type Network = (path: string) => Response | undefined | Promise<Response>;

const textOf = async (response: Response) =>
  (await response.text()).replace(/<meta name="build" content="..">/, "");

/** The worker with caches that are maps; a network that returns undefined has no connection. */
export async function startWorker(initial: Network) {
  const network = { current: initial };
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
  vi.stubEnv("FILES", "/assets/form.js");
  vi.stubGlobal("caches", {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal("fetch", async (request: string | { url: string }) => {
    const url = typeof request === "string" ? request : request.url;
    const response = await network.current(new URL(url, origin).pathname);
    if (!response) throw new TypeError("Failed to fetch");
    return response;
  });
  vi.stubGlobal("self", {
    location: new URL(origin),
    registration: {},
    clients: { claim: async () => undefined, matchAll: async () => [{ url: `${origin}/about` }] },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, handler: (event: object) => void) =>
      handlers.set(name, handler),
  });
  await import("../service-worker.ts");

  const responses: Response[] = [];
  async function dispatch(name: string, event: object = {}) {
    const waits: Promise<unknown>[] = [];
    let responded: Promise<Response> | undefined;
    handlers.get(name)!({
      ...event,
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (response: Promise<Response>) => {
        responded = response;
        void response.then((sent) => responses.push(sent));
      },
    });
    const response = await responded;
    await Promise.all(waits);
    return response;
  }

  const request = (path: string, options: object = { mode: "navigate" }, preloaded?: Response) =>
    dispatch("fetch", {
      request: { url: origin + path, method: "GET", ...options },
      preloadResponse: Promise.resolve(preloaded),
    });
  return {
    stores,
    responses,
    network,
    dispatch,
    request,
    text: async (path: string, options?: object) => textOf((await request(path, options))!),
  };
}
