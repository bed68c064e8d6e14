import { useEffect, useMemo, useState } from "react";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";
import { type ChosenService, chosenServices } from "./chosen-tests.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { useRequestedIds } from "./use-request.ts";

export interface Chosen {
  /** Empty until the catalogue has been loaded or could not be. */
  readonly services: readonly ChosenService[];
  readonly failed: boolean;
}

/** The chosen tests with what the catalogue says about them; it is loaded once there are any. */
export function useChosenServices(): Chosen {
  const ids = useRequestedIds();
  const [catalogue, setCatalogue] = useState<Catalogue | "failed">();
  const needed = ids.length > 0;

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
    return { services: known || failed ? chosenServices(ids, known) : [], failed };
  }, [ids, catalogue]);
}
