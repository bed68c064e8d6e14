import { deviceStorage } from "#app/browser/storage.ts";
import { emptyRequest, parseRequest, type TestRequest } from "./request.ts";

const requestKey = "request";

/** Why the request is not, or was not, stored between visits, or why the last change was refused. */
export type RequestProblem = "unsaved" | "unreadable" | "incomplete" | "refused";

let request = emptyRequest;
/** The stored text that `request` was read from or written to. */
let text: string | undefined;
let problem: RequestProblem | undefined;
let loaded = false;
/** A request that could not be saved is only here. */
let isSaved = true;
const listeners = new Set<() => void>();

/** The visitor's request, stored where the browser allows it. */
export const requestStore = {
  /** The same object until something changes, as React requires. */
  current(): TestRequest {
    if (!loaded) load();
    return request;
  },
  has: (id: string): boolean => requestStore.current().items.some((item) => item.id === id),
  /** Another tab may have changed the request since it was read. What the parser would not read again is refused. */
  change(edit: (current: TestRequest) => TestRequest): void {
    if (isSaved) load();
    const parsed = parseRequest(JSON.stringify(edit(request)));
    if (parsed?.refused === 0) {
      ({ request } = parsed);
      isSaved = save();
      problem = isSaved ? undefined : "unsaved";
    } else problem = "refused";
    notify();
  },
  add(id: string): void {
    requestStore.change((current) =>
      current.items.some((item) => item.id === id)
        ? current
        : { ...current, items: [...current.items, { id }] },
    );
  },
  remove(id: string): void {
    requestStore.change((current) => ({
      ...current,
      items: current.items.filter((item) => item.id !== id),
    }));
  },
  /** Adds or removes an entry, and returns whether it is listed now. */
  toggle(id: string): boolean {
    if (requestStore.has(id)) requestStore.remove(id);
    else requestStore.add(id);
    return requestStore.has(id);
  },
  /** The listener also runs when another tab changes the request. */
  subscribe(listener: () => void): () => void {
    // The same function is added only once.
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function requestProblem(): RequestProblem | undefined {
  if (!loaded) load();
  return problem;
}

function save(): boolean {
  text = JSON.stringify(request);
  return deviceStorage.write(requestKey, text);
}

function load(): void {
  const stored = deviceStorage.read(requestKey);
  if (loaded && stored === text) return;
  loaded = true;
  text = stored;
  const parsed =
    stored === undefined ? { request: emptyRequest, refused: 0 } : parseRequest(stored);
  problem = parsed ? (parsed.refused ? "incomplete" : undefined) : "unreadable";
  request = parsed?.request ?? emptyRequest;
}

/** The key is null when another tab clears the whole storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key === requestKey) reload();
}

/** A page that comes back from the back/forward cache has missed storage events. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) reload();
}

function reload(): void {
  if (!isSaved) return;
  const before = request;
  load();
  if (request !== before) notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
