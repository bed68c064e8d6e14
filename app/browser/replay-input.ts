import { isFinderShortcut } from "./finder-shortcut.ts";

/** What React's handlers listen to; hover, scrolling and typed text leave a state that components read instead. */
const types = [
  "click",
  "keydown",
  "pointerdown",
  "pointerup",
  "pointercancel",
  "focusin",
  "focusout",
] as const;

const finderButton = "form > button[aria-haspopup=dialog]";
const buttons = `button[type=button], ${finderButton}`;
const fields = "input, textarea, select";

const waiting: { event: Event; target: Element }[] = [];

/** Keeps what the visitor does before hydration, and repeats it once and in order when React can handle it. */
export function replayInput() {
  const root = document.documentElement;
  for (const type of types) addEventListener(type, keep, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const type of types) removeEventListener(type, keep, true);
    if ("hydrated" in root.dataset) void replay();
    // Without scripts the finder's button leads to a page.
    else if (waiting.some(({ event }) => event.defaultPrevented))
      document.querySelector<HTMLElement>(finderButton)?.click();
  }).observe(root, { attributeFilter: ["data-hydrated", "data-scripts"] });
}

function keep(event: Event) {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest(buttons);
  const target = button ?? event.target;
  if (event instanceof KeyboardEvent) {
    if (isFinderShortcut(event)) event.preventDefault();
    // The browser types text, and scrolls rows by arrow keys.
    else if (target.matches(fields) || (!button && event.key.startsWith("Arrow"))) return;
  }
  if (event.type === "click") {
    // The browser follows links, ticks boxes and submits forms.
    if (!button) return;
    if (button.matches(finderButton)) event.preventDefault();
  }
  waiting.push({ event, target });
}

async function replay() {
  // React hydrates at once for a press or key that comes while it starts, and handles that one itself.
  const past = waiting.filter(({ event }) => event.eventPhase === Event.NONE);
  const focused = document.activeElement;
  for (const { event, target } of past) {
    // A key or press that was repeated before this may have moved the focus.
    if (event.type === "focusin" && target === focused)
      (target as HTMLElement).focus({ preventScroll: true });
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    // React renders what this one changed before it handles the next.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
