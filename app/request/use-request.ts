import { useMemo, useSyncExternalStore } from "react";
import { emptyRequest, type TestRequest } from "./request.ts";
import { requestStore } from "./request-store.ts";

/** The visitor's request; empty in the prerendered document. */
export const useRequest = (): TestRequest =>
  useSyncExternalStore(requestStore.subscribe, requestStore.current, () => emptyRequest);

export function useRequestedIds(): readonly string[] {
  const { items } = useRequest();
  return useMemo(() => items.map(({ id }) => id), [items]);
}
