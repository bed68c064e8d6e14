const pausesMs = [2000, 5000, 15_000];
/** A press that leaves a field has ended by then. */
const pressMs = 500;
const failures = new Map<Element, number>();
const startsByItself = "astro-island[ssr]:is([client=idle], [client=load])";
const startMs = 6000;

/** An island whose script did not arrive starts again where it is put into the page. */
function restart(island: Element) {
  if (!island.matches("[ssr]")) return;
  // Moved, a field would lose its focus; a form that waits for the island needs it at once.
  if (island.matches(":focus-within:not(:has(form[aria-busy=true]))"))
    island.addEventListener("focusout", () => setTimeout(() => restart(island), pressMs), {
      once: true,
    });
  else island.before(island);
}

document.addEventListener("astro:hydration-error", ({ target }) => {
  const island = target as Element;
  const failed = failures.get(island) ?? 0;
  failures.set(island, failed + 1);
  if (failed < pausesMs.length) setTimeout(() => restart(island), pausesMs[failed]);
});

// Some may have failed before this script was there.
setTimeout(() => {
  for (const island of document.querySelectorAll(startsByItself)) restart(island);
}, startMs);

addEventListener("online", () => {
  for (const island of failures.keys()) restart(island);
});
