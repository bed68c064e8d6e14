export const listKey = "enquiry-list";

/** Why the list is not, or was not, stored between visits. */
export type ListProblem = "unsaved" | "unreadable";

let ids: readonly string[] = [];
let problem: ListProblem | undefined;
let loaded = false;
const listeners = new Set<() => void>();

/** The ids of the tests that the visitor has chosen, stored in localStorage where the browser allows it. */
export const enquiryList = {
  ids(): readonly string[] {
    if (!loaded) load();
    return ids;
  },
  add(id: string): void {
    change((current) => (current.includes(id) ? current : [...current, id]));
  },
  remove(id: string): void {
    change((current) => current.filter((other) => other !== id));
  },
  /** The listener also runs when another tab changes the list. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener("storage", onStorage);
      addEventListener("pageshow", onPageShow);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  },
};

export function listProblem(): ListProblem | undefined {
  if (!loaded) load();
  return problem;
}

/** Another tab may have changed the list since it was read; a list that could not be saved is only here. */
function change(edit: (current: readonly string[]) => readonly string[]): void {
  if (problem !== "unsaved") load();
  ids = edit(ids);
  problem = save() ? undefined : "unsaved";
  notify();
}

function save(): boolean {
  try {
    localStorage.setItem(listKey, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

function load(): void {
  loaded = true;
  const text = storedText();
  const stored = text === undefined ? [] : storedIds(text);
  problem = stored ? undefined : "unreadable";
  // The same array for the same ids, so that React sees no change.
  if (!stored || stored.join() !== ids.join()) ids = stored ?? [];
}

/** The key is null when another tab clears the whole storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key === listKey) reload();
}

/** A page that comes back from the back/forward cache has missed storage events. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) reload();
}

function reload(): void {
  if (problem === "unsaved") return;
  load();
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Undefined where nothing is stored or storage is blocked. */
function storedText(): string | undefined {
  try {
    return localStorage.getItem(listKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where the text is not a list of ids. */
function storedIds(text: string): string[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return undefined;
    return [...new Set(parsed.filter((id) => typeof id === "string"))];
  } catch {
    return undefined;
  }
}
