import { isFinderShortcut } from "./finder-shortcut.ts";

/** Set by the page's script; the router's entry reads the loaders' data from this stream. */
declare const __reactRouterContext: {
  streamController: ReadableStreamDefaultController<string>;
};

const firstInputs = ["pointerdown", "keydown", "touchstart"] as const;
const idleTimeoutMs = 2000;

const opensDialog = "form > button[aria-haspopup=dialog]";

const { page, state } = document.currentScript!.dataset;
let begun = false;
let pressed: HTMLElement | undefined;

/**
 * Hydrates the page after the first paint: when the browser is idle, or at the first press or key.
 * Inline in the head of every page, so that no press is missed; its element names the page's own script and data.
 */
async function hydrate() {
  if (begun) return;
  begun = true;
  for (const type of firstInputs) removeEventListener(type, hydrate, true);
  try {
    const [data] = await Promise.all([fetchText(state!), import(page!)]);
    const { streamController } = __reactRouterContext;
    streamController.enqueue(data);
    streamController.close();
  } catch {
    // A file that does not arrive leaves the page as it was sent, which works without scripts.
    removeEventListener("click", rememberPress, true);
    removeEventListener("keydown", rememberShortcut, true);
    pressed?.click();
  }
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
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

function hydrateWhenIdle() {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(hydrate, { timeout: idleTimeoutMs });
  else setTimeout(hydrate, 200);
}

for (const type of firstInputs) addEventListener(type, hydrate, { capture: true, passive: true });
addEventListener("click", rememberPress, true);
addEventListener("keydown", rememberShortcut, true);
replayPressOnceHydrated();
const loaded = new Promise((resolve) => addEventListener("load", resolve));
// A page can load before it is painted, and scripts would delay the paint.
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    resolve();
  }).observe({ type: "paint", buffered: true });
});
void Promise.all([loaded, painted]).then(hydrateWhenIdle);
