import { copiesOf } from "#contract/service-worker.ts";
import { pages } from "#content/pages.ts";
import { offline } from "#content/offline.ts";

export interface WorkerParts {
  build: string;
  /** A document of the laboratory that is kept once it was opened. */
  scopeDocument: string;
}

/**
 * Runs in the browser, beside the pages. Documents come from the network and from the kept copies when there is
 * none; files whose name changes with their content come from the copies first; everything else is left alone.
 * One build, one cache: a document of another build empties it, so that two builds never meet.
 */
export const serviceWorker = ({ build, scopeDocument }: WorkerParts) => `
const build = ${JSON.stringify(build)};
const name = ${JSON.stringify(copiesOf(build))};
const offlinePage = ${JSON.stringify(offline.path)};
const ahead = [offlinePage, ${JSON.stringify(pages.contact.path)}];
const scopeDocument = ${JSON.stringify(scopeDocument)};
const hashed = /^\\/(assets|pictures)\\//;
const isOurs = (answer) => answer.headers.get("x-build") === build;

async function fetchCopy(cache, path) {
  const answer = await fetch(path, { cache: "no-cache" });
  if (answer.status !== 200) return;
  if (!isOurs(answer)) throw new Error("Another build is live.");
  await cache.put(path, answer);
}

async function page(event, path) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!isOurs(answer)) await caches.delete(name);
    else if (answer.status === 200) event.waitUntil(store(path, answer.clone()));
    return answer;
  } catch {
    return (await copyOf(path)) ?? (await copyOf(offlinePage)) ?? Response.error();
  }
}

const copyOf = async (path) => (await caches.open(name)).match(path);
const store = async (path, answer) => (await caches.open(name)).put(path, answer);

async function file(event, path) {
  const copy = await copyOf(path);
  if (copy) return copy;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(store(path, answer.clone()));
  return answer;
}

async function scope(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200 && isOurs(answer)) event.waitUntil(store(scopeDocument, answer.clone()));
    return answer;
  } catch {
    const copy = await copyOf(scopeDocument);
    return copy ?? Response.error();
  }
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(name).then((cache) => Promise.all(ahead.map((path) => fetchCopy(cache, path)))));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
    await registration.navigationPreload?.enable();
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname === scopeDocument) event.respondWith(scope(event));
  else if (request.mode === "navigate") event.respondWith(page(event, pathname));
  else if (hashed.test(pathname)) event.respondWith(file(event, pathname));
});
`;
