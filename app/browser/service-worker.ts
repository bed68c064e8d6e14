/**
 * Reading without a connection. Pages come from the network and from the cache when there is none; files whose name
 * changes with their content come from the cache first; every other request is left to the browser.
 */
import { buildMark, cacheName } from "#contract/service-worker.ts";
import { hashedFolders } from "#contract/site-manifest.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { catalogueFile, scopeFile } from "#content/copy/files.ts";

declare const self: ServiceWorkerGlobalScope;
declare global {
  interface WorkerNavigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Each build has its own cache, so that files of two builds are never mixed. */
const build = import.meta.env.BUILD;
const precached = [offlineCopy.path, pages.contact.path, requestFormPage.path];
/** Scripts and styles that are needed next, or without a connection. */
const precachedFiles = import.meta.env.FILES.split(" ");
/** Fetched by pages once they are needed, under names that stay. */
const namedFiles: readonly string[] = [scopeFile.path, catalogueFile];
/** On a network that stalls, nothing fails. */
const patienceMs = 4000;

type Check = (response: Response) => boolean | Promise<boolean>;

const isComplete = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && headers.get("cache-control") !== "no-store";
/** Not an error, a redirect, what a visitor sent, the login page of a network or a page of another build. */
const isPageOfBuild: Check = async (response) =>
  isComplete(response) && (await response.clone().text()).includes(buildMark(build));
/** The name of a file says its build, but a network may send its login page for it. */
const isFile: Check = (response) =>
  isComplete(response) && !response.headers.get("content-type")?.startsWith("text/html");

const openCache = () => caches.open(cacheName(build));
const cached = async (path: string) => (await openCache()).match(path);

async function storeIf(check: Check, path: string, response: Response): Promise<boolean> {
  if (!(await check(response))) return false;
  await (await openCache()).put(path, response);
  return true;
}

/** Rejects while the server fails or has another build, so that the worker before this one stays with its copies. */
async function precache(path: string): Promise<void> {
  const response = await fetch(path, { cache: "no-cache" });
  if (!(await storeIf(isPageOfBuild, path, response)))
    throw new Error(`${path} of this build is not available.`);
}

/** A page without its scripts still has its text, so that a failure does not matter. */
async function precacheFile(path: string): Promise<void> {
  if (navigator.connection?.saveData || (await cached(path))) return;
  const response = await fetch(path).catch(() => undefined);
  if (response) await storeIf(isFile, path, response);
}

/** Pages that were removed from the cache meanwhile, by the visitor or by the browser. */
async function precacheMissing(): Promise<void> {
  for (const path of precached)
    if (!(await cached(path))) await precache(path).catch(() => undefined);
}

/** The cached copy if the network has not answered by then; without a copy, waiting is all that is left. */
async function networkFirst(
  event: FetchEvent,
  path: string,
  check: Check,
): Promise<Response | undefined> {
  const answer = fromNetwork(event, path, check);
  // A late answer is stored for the next visit.
  event.waitUntil(answer);
  const copy = new Promise((resolve) => setTimeout(resolve, patienceMs)).then(() => cached(path));
  return Promise.race([answer, copy.then((response) => response ?? answer)]);
}

/** The response of the network; the cached copy without a connection and while the server fails. */
async function fromNetwork(
  event: FetchEvent,
  path: string,
  check: Check,
): Promise<Response | undefined> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    // Firefox resolves a preload that fails, where other browsers reject it.
    if (response.type === "error") return await cached(path);
    // A query may select another version of the page, which is not the one to show for the path alone.
    const hasQuery = new URL(event.request.url).search !== "";
    if (!hasQuery) event.waitUntil(storeIf(check, path, response.clone()));
    return response.status < 500 ? response : ((await cached(path)) ?? response);
  } catch {
    return cached(path);
  }
}

/** The form, for the address of a form that begins with a service. */
const cachedContact = async (path: string) =>
  path.startsWith(`${pages.contact.path}/`) ? cached(pages.contact.path) : undefined;

async function networkFirstPage(event: FetchEvent, path: string): Promise<Response> {
  const response = (await networkFirst(event, path, isPageOfBuild)) ?? (await cachedContact(path));
  if (!response) return (await cached(offlineCopy.path)) ?? Response.error();
  event.waitUntil(precacheMissing());
  return response;
}

async function cacheFirstFile(event: FetchEvent, path: string): Promise<Response> {
  const copy = await cached(path);
  if (copy) return copy;
  // Without a connection, a rejection would be an uncaught error in the console.
  const response = await fetch(event.request).catch(() => Response.error());
  event.waitUntil(storeIf(isFile, path, response.clone()));
  return response;
}

async function networkFirstFile(event: FetchEvent, path: string): Promise<Response> {
  return (await networkFirst(event, path, isFile)) ?? Response.error();
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName(build)) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  // Every navigation waits for activation, so nothing that fetches is awaited.
  void precacheOpenPages();
}

/** The pages that are open came before their worker. */
async function precacheOpenPages(): Promise<void> {
  for (const { url } of await self.clients.matchAll())
    void precache(new URL(url).pathname).catch(() => undefined);
}

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(Promise.all([...precached.map(precache), ...precachedFiles.map(precacheFile)]));
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (namedFiles.includes(pathname)) event.respondWith(networkFirstFile(event, pathname));
  else if (request.mode === "navigate") event.respondWith(networkFirstPage(event, pathname));
  else if (hashedFolders.some((folder) => pathname.startsWith(folder)))
    event.respondWith(cacheFirstFile(event, pathname));
});
