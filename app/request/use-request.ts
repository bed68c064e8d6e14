import { useMemo, useState, useSyncExternalStore } from "react";
import { orLog } from "#app/browser/or-log.ts";
import { useResolved } from "#app/ui/use-resolved.ts";
import { requestEntries } from "./entries.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { emptyRequest, type TestRequest } from "./request.ts";
import { requestStore } from "./request-store.ts";

/** The visitor's request; empty in the prerendered document. */
export const useRequest = (): TestRequest =>
  useSyncExternalStore(requestStore.subscribe, requestStore.current, () => emptyRequest);

export function useRequestedIds(): readonly string[] {
  const { items } = useRequest();
  return useMemo(() => items.map(({ id }) => id), [items]);
}

/** The entries of a request with what the catalogue says about them; it is loaded once there are any. */
export function useEntries(request: TestRequest) {
  const needed = request.items.length > 0;
  const [attempt, setAttempt] = useState(0);
  const loading = useMemo(
    () => (needed ? loadCatalogue().catch(orLog("failed" as const)) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- another attempt loads it again.
    [needed, attempt],
  );
  const loaded = useResolved(loading);
  return useMemo(() => {
    const catalogue = loaded === "failed" ? undefined : loaded;
    return {
      entries: loaded ? requestEntries(request, catalogue) : [],
      isLoading: needed && !loaded,
      /** Given where it could not be loaded. */
      retry: loaded === "failed" ? () => setAttempt((before) => before + 1) : undefined,
      kinds: catalogue?.samples ?? [],
    };
  }, [request, needed, loaded]);
}
