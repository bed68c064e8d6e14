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
  "submit",
] as const;

const buttons = "button[type=button]";
const fields = "input, textarea, select";
const submitTimeoutMs = 5000;

const waiting: { event: Event; target: Element }[] = [];
let submitted: SubmitEvent | undefined;

/**
 * Stores what the visitor does before hydration, and repeats it once and in order when React can handle it. A form is
 * left to the browser if scripts fail or take too long.
 */
export function replayInput() {
  const root = document.documentElement;
  for (const type of types) addEventListener(type, store, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const type of types) removeEventListener(type, store, true);
    if ("hydrated" in root.dataset) void replay();
    else submitNatively();
  }).observe(root, { attributeFilter: ["data-hydrated", "data-scripts"] });
}

function store(event: Event) {
  // The header is hydrated before the page, and handles its events itself from then on.
  if (!(event.target instanceof Element) || event.target.closest("[data-hydrated]")) return;
  if (event instanceof SubmitEvent) return storeSubmit(event);
  const button = event.target.closest(buttons);
  const target = button ?? event.target;
  if (event instanceof KeyboardEvent) {
    if (isFinderShortcut(event)) return showFinder(event);
    // The browser types text, and scrolls rows by arrow keys.
    if (target.matches(fields) || (!button && event.key.startsWith("Arrow"))) return;
  }
  // The browser follows links, ticks boxes and submits forms.
  if (event.type === "click" && !button) return;
  waiting.push({ event, target });
}

/** The dialog is in the document, and takes letters at once. */
function showFinder(event: Event) {
  event.preventDefault();
  document.querySelector("dialog")?.showModal();
}

/** The last one counts, because a visitor presses again when nothing seems to happen. */
function storeSubmit(event: SubmitEvent) {
  if (event.submitter?.ariaHasPopup) return showFinder(event);
  event.preventDefault();
  formOf(event).ariaBusy = "true";
  if (!submitted) setTimeout(submitNatively, submitTimeoutMs);
  submitted = event;
}

function takeSubmit(): SubmitEvent | undefined {
  const event = submitted;
  submitted = undefined;
  if (event) formOf(event).ariaBusy = null;
  return event;
}

function submitNatively() {
  const event = takeSubmit();
  if (event) formOf(event).submit();
}

const formOf = (event: SubmitEvent) => event.target as HTMLFormElement;

const isPast = (event: Event) => event.eventPhase === Event.NONE;

async function replay() {
  // React hydrates at once for a press or key that comes while it starts, and handles that one itself.
  const past = waiting.filter(({ event }) => isPast(event));
  const submit = takeSubmit();
  const repeatsSubmit = submit && isPast(submit);
  const focused = document.activeElement;
  for (const { event, target } of past) {
    // A key or press that was repeated before this may have moved the focus.
    if (event.type === "focusin" && target === focused)
      (target as HTMLElement).focus({ preventScroll: true });
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    // React renders what this one changed before it handles the next.
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (repeatsSubmit) formOf(submit).requestSubmit(submit.submitter);
}
