import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the document as it is sent, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
