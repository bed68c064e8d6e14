import { useMemo, useSyncExternalStore } from "react";
import { emptyRequest, type TestRequest } from "./request.ts";
import { requestList, requestProblem, type RequestProblem } from "./request-list.ts";

/** The visitor's request; empty in the prerendered document. */
export const useRequest = (): TestRequest =>
  useSyncExternalStore(requestList.subscribe, requestList.current, () => emptyRequest);

export const useRequestProblem = (): RequestProblem | undefined =>
  useSyncExternalStore(requestList.subscribe, requestProblem, () => undefined);

/** The ids of what the visitor has chosen. */
export function useRequestedIds(): readonly string[] {
  const { items } = useRequest();
  return useMemo(() => items.map(({ id }) => id), [items]);
}
