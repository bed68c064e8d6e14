import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** What the history entry holds and the fragment of its address; the document knows neither. */
export const useHistoryEntry = () => ({
  state: useSyncExternalStore<unknown>(subscribe, () => history.state, nothing),
  hash: useSyncExternalStore(subscribe, () => location.hash, nothing) ?? "",
});

const nothing = () => undefined;

function subscribe(onMove: () => void) {
  addEventListener("popstate", onMove);
  return () => removeEventListener("popstate", onMove);
}

/** Moves to the element with this id, which may appear with the new state; Back leads to the entry before. */
export function visit(id: string, state: object | null, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](state, "", `#${id}`);
  // Browsers report only the moves of visitors.
  flushSync(() => dispatchEvent(new Event("popstate")));
  const target = document.getElementById(id);
  target?.scrollIntoView();
  const heading = target?.querySelector<HTMLElement>(":is(h1, h2)[tabindex]");
  (heading ?? target)?.focus({ preventScroll: true });
}
