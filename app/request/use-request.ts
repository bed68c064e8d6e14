import { useMemo, useSyncExternalStore } from "react";
import { emptyRequest, type Request } from "./request.ts";
import { requestList, type StorageProblem, storageProblem } from "./request-list.ts";

/** The visitor's request; empty in the prerendered document. */
export const useRequest = (): Request =>
  useSyncExternalStore(requestList.subscribe, requestList.current, () => emptyRequest);

export const useStorageProblem = (): StorageProblem | undefined =>
  useSyncExternalStore(requestList.subscribe, storageProblem, () => undefined);

/** The ids of what the visitor has chosen. */
export function useRequestedIds(): readonly string[] {
  const { items } = useRequest();
  return useMemo(() => items.map(({ id }) => id), [items]);
}
