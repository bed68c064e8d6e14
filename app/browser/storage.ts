/** The only code of pages that stores anything; where the browser blocks it, nothing is kept and nothing throws. */
const storageOf = (area: () => Storage) => ({
  read(key: string): string | undefined {
    try {
      return area().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Whether it is kept. */
  write(key: string, text: string): boolean {
    try {
      area().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      area().removeItem(key);
    } catch {
      // What is blocked was never stored.
    }
  },
});

/** Shared by all tabs, for later visits. */
export const deviceStorage = storageOf(() => localStorage);

/** Of one tab, until it is closed. */
export const tabStorage = storageOf(() => sessionStorage);

/** Whether the browser is set to block site data. */
export function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** Caches a response under its path, unless that is cached already. */
export async function cacheOnce(
  cache: string,
  path: string,
  load: () => Promise<Response | undefined>,
): Promise<void> {
  const opened = await caches.open(cache);
  if (await opened.match(path)) return;
  const response = await load();
  if (response) await opened.put(path, response);
}
