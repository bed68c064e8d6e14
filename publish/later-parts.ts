/** Parts of a page that may lie far below its first screen. */
const parts = ":is(main, article) > :is(section, figure), footer";

/**
 * A long page keeps a slow phone from its first paint with the layout of what nobody sees yet (decision 016). Where a
 * page is new to the phone, its later parts wait until they come near or, once the page has loaded, until their turn
 * comes: a few in each idle moment. Whoever comes back or reloads, or asks for a place on the page, needs its whole
 * height at once.
 */
export const markLater = `{
const [arrival] = performance.getEntriesByType("navigation");
if (arrival?.type === "navigate" && !arrival.name.includes("#"))
  document.documentElement.dataset.later = "";
}`;

/** A frame has a cost of its own: fewer at once take longer in all. These take 10 to 15 ms of a desktop processor. */
const elementsAtOnce = 120;

const onPhones = "(hover: none)";

export const laterStyles = `@media screen and ${onPhones}{[data-later] :is(${parts}):not([data-drawn]){content-visibility:auto;contain-intrinsic-block-size:auto 65rem}}`;

/** Part of the starter, with its `root` and `whenIdle`: `drawLater(then)` draws what waits and goes on. */
export const drawLater = `
const drawLater = (then) => {
  const waiting = "later" in root.dataset && matchMedia("${onPhones}").matches
    ? [...document.querySelectorAll("${parts}")] : [];
  const next = () => {
    if (!waiting.length) {
      delete root.dataset.later;
      then();
      return;
    }
    for (let elements = 0; waiting.length && elements < ${elementsAtOnce};) {
      const part = waiting.shift();
      part.dataset.drawn = "";
      elements += part.getElementsByTagName("*").length;
    }
    whenIdle(next, 200);
  };
  next();
};
// A press may lead to another place on the page, which needs the height of all above it.
document.addEventListener("click", () => { delete root.dataset.later; }, { capture: true, once: true });`;
