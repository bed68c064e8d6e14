import { useHydrated } from "./use-hydrated.ts";
import { useMediaQuery } from "./use-media-query.ts";

declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor asks for less traffic, with the browser's data saver or the device's. */
export function useReducedData(): boolean {
  const preferred = useMediaQuery("(prefers-reduced-data: reduce)");
  const saver = useHydrated() && navigator.connection?.saveData === true;
  return preferred || saver;
}
