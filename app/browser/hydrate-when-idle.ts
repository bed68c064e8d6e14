import { download, DownloadError } from "./download.ts";

/** Set by the page's script; the router's entry reads the loaders' data from this stream. */
declare const __reactRouterContext: {
  streamController: ReadableStreamDefaultController<string>;
};

const triggers = ["pointerdown", "keydown", "touchstart", "submit", "online"] as const;
const idleTimeoutMs = 2000;

const { page, modules, state } = document.currentScript!.dataset;
let begun = false;

/**
 * Hydrates the page after the first paint: when the browser is idle, or at the first press or key.
 * Inline in the head of every page, so that nothing is missed; its element names the page's own script and data.
 */
async function hydrate() {
  if (begun) return;
  begun = true;
  for (const type of triggers) removeEventListener(type, hydrate, true);
  try {
    // Firefox never repeats an import that failed, so the modules are in the browser's cache before it.
    const files = [page!, ...modules!.split(" ")];
    const [data] = await Promise.all([download(state!), ...files.map(download)]);
    await import(page!);
    const { streamController } = __reactRouterContext;
    streamController.enqueue(data);
    streamController.close();
  } catch (error) {
    // The page stays as without scripts; files that did not arrive are tried again at the next press or connection.
    delete document.documentElement.dataset.scripts;
    if (!(error instanceof DownloadError)) return reportError(error);
    begun = false;
    hydrateWhenTriggered();
  }
}

function hydrateWhenTriggered() {
  for (const type of triggers) addEventListener(type, hydrate, { capture: true, passive: true });
}

export function hydrateWhenIdle() {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(hydrate, { timeout: idleTimeoutMs });
  else setTimeout(hydrate, 200);
}

// The styles for pages without scripts apply while this is not set.
document.documentElement.dataset.scripts = "";
hydrateWhenTriggered();
