import { download } from "./download.ts";
import { isFinderShortcut } from "./finder-shortcut.ts";

/** Set by the page's script; the router's entry reads the loaders' data from this stream. */
declare const __reactRouterContext: {
  streamController: ReadableStreamDefaultController<string>;
};

const triggers = ["pointerdown", "keydown", "touchstart", "online"] as const;
const idleTimeoutMs = 2000;

const opensDialog = "form > button[aria-haspopup=dialog]";

const { page, modules, state } = document.currentScript!.dataset;
let begun = false;
let pressed: HTMLElement | undefined;

/**
 * Hydrates the page after the first paint: when the browser is idle, or at the first press or key.
 * Inline in the head of every page, so that no press is missed; its element names the page's own script and data.
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
  } catch {
    // A file that does not arrive leaves the page as without scripts, until the next press or connection.
    delete document.documentElement.dataset.scripts;
    removeEventListener("click", rememberPress, true);
    removeEventListener("keydown", rememberShortcut, true);
    pressed?.click();
    pressed = undefined;
    begun = false;
    hydrateWhenTriggered();
  }
}

function hydrateWhenTriggered() {
  for (const type of triggers) addEventListener(type, hydrate, { capture: true, passive: true });
}

/**
 * Remembers a press on a button that needs React. A form's own button is the browser's to handle, unless it opens a
 * dialog once the page is hydrated.
 */
function rememberPress(event: Event) {
  if (!(event.target instanceof Element)) return;
  pressed = event.target.closest<HTMLElement>(`button[type=button], ${opensDialog}`) ?? undefined;
  if (pressed?.matches(opensDialog)) event.preventDefault();
}

function rememberShortcut(event: KeyboardEvent) {
  if (!isFinderShortcut(event)) return;
  event.preventDefault();
  pressed = document.querySelector<HTMLElement>(opensDialog) ?? undefined;
}

function replayPressOnceHydrated() {
  const root = document.documentElement;
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener("click", rememberPress, true);
    removeEventListener("keydown", rememberShortcut, true);
    pressed?.click();
  }).observe(root, { attributeFilter: ["data-hydrated"] });
}

export function hydrateWhenIdle() {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(hydrate, { timeout: idleTimeoutMs });
  else setTimeout(hydrate, 200);
}

// The styles for pages without scripts apply while this is not set.
document.documentElement.dataset.scripts = "";
hydrateWhenTriggered();
addEventListener("click", rememberPress, true);
addEventListener("keydown", rememberShortcut, true);
replayPressOnceHydrated();
