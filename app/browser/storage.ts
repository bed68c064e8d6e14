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
export const deviceStorage = /* @__PURE__ */ storageOf(() => localStorage);

/** Of one tab, until it is closed. */
export const tabStorage = /* @__PURE__ */ storageOf(() => sessionStorage);

/** Whether the browser is set to block site data. */
export function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}
