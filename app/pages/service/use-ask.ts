import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { askedParameter } from "#content/copy/pages.ts";
import type { ServicePage } from "#derive/pages/service-page.ts";

const never = () => () => undefined;

/** The link to the form; on a page that was opened at a test, the message names the test too. */
export function useAsk(ask: ServicePage["ask"]): ServicePage["ask"] {
  const { hash } = useLocation();
  const test = useSyncExternalStore(
    never,
    () => nameOfRow(hash.slice(1)),
    () => undefined,
  );
  if (!test) return ask;
  const query = new URLSearchParams({ [askedParameter]: test });
  return { ...ask, to: ask.to.replace("#", `?${query}#`) };
}

/** From its Add button: the browser has the rows as markup only. */
const nameOfRow = (id: string): string | undefined =>
  document.getElementById(id)?.querySelector<HTMLElement>("[data-name]")?.dataset["name"];
