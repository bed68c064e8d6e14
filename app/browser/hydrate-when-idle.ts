/** Set by the page's script; the router's entry reads the loaders' data from this stream. */
declare const __reactRouterContext: {
  streamController: ReadableStreamDefaultController<string>;
};

const firstInputs = ["pointerdown", "keydown", "touchstart"] as const;
const idleTimeoutMs = 2000;

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
  }
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Remembers a press on a button that needs React; a form's own button is the browser's to handle. */
function rememberPress({ target }: Event) {
  if (target instanceof Element)
    pressed = target.closest<HTMLElement>("button[type=button]") ?? undefined;
}

function replayPressOnceHydrated() {
  const root = document.documentElement;
  new MutationObserver((_, observer) => {
    observer.disconnect();
    document.removeEventListener("click", rememberPress, true);
    pressed?.click();
  }).observe(root, { attributeFilter: ["data-hydrated"] });
}

function hydrateWhenIdle() {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(hydrate, { timeout: idleTimeoutMs });
  else setTimeout(hydrate, 200);
}

for (const type of firstInputs) addEventListener(type, hydrate, { capture: true, passive: true });
document.addEventListener("click", rememberPress, true);
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
