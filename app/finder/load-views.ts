import { loadFinder } from "./load-finder.ts";

/** The dialog's code, and beside it the engine. */
export function loadDialog() {
  prefetchEngine();
  return import("./finder-dialog.tsx");
}

/** The code that shows results below a field, and beside it the engine. */
export function loadPanel() {
  prefetchEngine();
  return import("./finder-panel.tsx");
}

/** The code of the filtered list of tests, and beside it the engine. */
export function loadFoundTests() {
  prefetchEngine();
  return import("./found-tests.tsx");
}

/** What fails here is tried again, and reported, when it is needed. */
function prefetchEngine() {
  loadFinder().catch(() => undefined);
}
