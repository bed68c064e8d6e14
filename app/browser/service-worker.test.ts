import { afterEach, expect, test, vi } from "vitest";
import { buildMark, cacheName } from "#contract/service-worker.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages } from "#content/copy/pages.ts";
import { scopeFile } from "#content/copy/files.ts";
import { type Network, startWorker } from "./testing/worker.ts";

/** A response of the build "b1", unless another is named. */
const respond = (body: string, build = "b1") => new Response(`${buildMark(build)}${body}`);

const live: Network = (path) => respond(`live ${path}`);
const none: Network = () => undefined;

/** With its copies, and a network that works. */
async function installed() {
  const worker = await startWorker(live);
  await worker.dispatch("install");
  return worker;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("a page with a query is not the cached copy of its path", async () => {
  const worker = await installed();
  worker.network.current = (path) => respond(`version of ${path}`);
  expect(await worker.text("/contact?ask=soil")).toBe("version of /contact");
  worker.network.current = none;
  expect(await worker.text("/contact?ask=soil")).toBe("live /contact");
});

test("a page that shows what a visitor sent is not kept", async () => {
  const worker = await installed();
  worker.network.current = () =>
    new Response(`${buildMark("b1")}sent`, { headers: { "cache-control": "no-store" } });
  expect(await worker.text("/enquiry/received/1")).toBe("sent");
  worker.network.current = none;
  expect(await worker.text("/enquiry/received/1")).toBe(`live ${offlineCopy.path}`);
});

test("a page comes from the network, and from the cache without a connection", async () => {
  const worker = await installed();
  expect(await worker.text("/about")).toBe("live /about");
  worker.network.current = none;
  expect(await worker.text("/about")).toBe("live /about");
  expect(await worker.text("/clientele")).toBe(`live ${offlineCopy.path}`);
});

test("on a network that stalls, the copy is shown after four seconds, and the answer is stored", async () => {
  const worker = await installed();
  await worker.request("/about");
  vi.useFakeTimers();
  try {
    worker.network.current = (path) =>
      new Promise((resolve) => setTimeout(resolve, 10_000, respond(`late ${path}`)));
    const [read, unread] = [worker.text("/about"), worker.text("/clientele")];
    worker.responses.length = 0;
    await vi.advanceTimersByTimeAsync(3900);
    expect(worker.responses).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(worker.responses).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await read).toBe("live /about");
    expect(await unread).toBe("late /clientele");
  } finally {
    vi.useRealTimers();
  }
  worker.network.current = none;
  expect(await worker.text("/about")).toBe("late /about");
});

test("a page of another build is shown, not cached, and deletes no copy", async () => {
  const worker = await installed();
  worker.network.current = (path) => respond(`b2 ${path}`, "b2");
  expect(await worker.text("/about")).toBe("b2 /about");
  worker.network.current = none;
  expect(await worker.text("/about")).toBe(`live ${offlineCopy.path}`);
  expect(await worker.text(pages.contact.path)).toBe(`live ${pages.contact.path}`);
});

const withoutBuild = (status: number) =>
  new Response(`proxy ${status}`, { status, headers: { "content-type": "text/html" } });
const redirected = (): Response =>
  Object.defineProperties(respond("elsewhere"), {
    redirected: { value: true },
    clone: { value: redirected },
  });
const leftToTheBrowser = () =>
  Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" });

test.each([
  ["a redirect", "/About/", leftToTheBrowser],
  ["a page reached by a redirect", "/about", redirected],
  ["the health check", "/healthz", () => withoutBuild(200)],
  ["a login page of the network", "/about", () => withoutBuild(200)],
  ["an unknown page", "/about", () => withoutBuild(404)],
])("%s is passed on, not cached, and deletes no copy", async (_name, path, respondTo) => {
  const worker = await installed();
  await worker.request("/about");
  worker.network.current = (at) => (at === path ? respondTo() : undefined);
  expect((await worker.request(path))?.status).toBe(respondTo().status);
  worker.network.current = none;
  expect(await worker.text("/about")).toBe("live /about");
  expect(await worker.text(pages.contact.path)).toBe(`live ${pages.contact.path}`);
});

test.each([502, 503])(
  "while the server sends %d the copy is shown, if there is one",
  async (status) => {
    const worker = await installed();
    for (const path of ["/about", scopeFile.path]) await worker.request(path);
    worker.network.current = () => withoutBuild(status);
    for (const path of ["/about", pages.contact.path, scopeFile.path])
      expect(await worker.text(path)).toBe(`live ${path}`);
    expect(await worker.text("/clientele")).toBe(`proxy ${status}`);
  },
);

test("the offline and the contact page are cached again when the cache was emptied", async () => {
  const worker = await installed();
  worker.stores.clear();
  await worker.request("/about");
  worker.network.current = none;
  for (const path of [offlineCopy.path, pages.contact.path])
    expect(await worker.text(path)).toBe(`live ${path}`);
});

test.each([
  ["another build", respond("", "b2")],
  ["a proxy", withoutBuild(200)],
  ["a server that fails", withoutBuild(503)],
])("a worker does not install beside %s", async (_name, response) => {
  const worker = await startWorker(() => response.clone());
  await expect(worker.dispatch("install")).rejects.toThrow("not available");
});

test("a page that a network sends for a file is not cached", async () => {
  const worker = await startWorker(() => withoutBuild(200));
  await worker.request("/assets/a.js", { mode: "cors" });
  worker.network.current = live;
  expect(await worker.text("/assets/a.js", { mode: "cors" })).toBe("live /assets/a.js");
});

test("on activation it deletes the caches of other builds", async () => {
  const worker = await installed();
  worker.stores.set(cacheName("b0"), new Map());
  await worker.dispatch("activate");
  expect([...worker.stores.keys()]).toEqual([cacheName("b1")]);
});

test("a page that is open is cached, and nothing waits for it", { timeout: 5000 }, async () => {
  const worker = await installed();
  const answers: ((response: Response) => void)[] = [];
  worker.network.current = () => new Promise((resolve) => answers.push(resolve));
  await worker.dispatch("activate");
  for (const answer of answers) answer(respond("late /about"));
  worker.network.current = none;
  await expect.poll(() => worker.text("/about")).toBe("late /about");
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

test("enquiries are left to the browser", async () => {
  const worker = await startWorker(live);
  expect(await worker.request("/api/enquiry", { method: "POST", mode: "cors" })).toBeUndefined();
});
