import { useEffect, useMemo, useState } from "react";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";
import { type Entry, requestEntries } from "./entries.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import type { Request } from "./request.ts";

interface Entries {
  /** Undefined until the catalogue has been loaded or could not be. */
  readonly entries: readonly Entry[] | undefined;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly kinds: Catalogue["samples"];
}

/** The entries of a request with what the catalogue says about them; it is loaded once there are any. */
export function useEntries(request: Request): Entries {
  const [catalogue, setCatalogue] = useState<Catalogue | "failed">();
  const needed = request.items.length > 0;

  useEffect(() => {
    if (!needed) return;
    let current = true;
    const set = (value: Catalogue | "failed") => current && setCatalogue(value);
    loadCatalogue().then(set, () => set("failed"));
    return () => {
      current = false;
    };
  }, [needed]);

  return useMemo(() => {
    const failed = catalogue === "failed";
    const known = failed ? undefined : catalogue;
    const entries = known || failed ? requestEntries(request, known) : undefined;
    const isLoading = !entries && request.items.length > 0;
    return { entries, isLoading, failed, kinds: known?.samples ?? [] };
  }, [request, catalogue]);
}
