declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

interface Moving {
  /** How much of it is on the screen, from 0 to 1. */
  share: number;
  update: () => void;
}

/** All moving regions of the page; only the one that is most in view moves. */
const regions = new Map<Element, Moving>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRatio } of entries)
      regions.get(target)!.share = intersectionRatio;
    for (const { update } of regions.values()) update();
  },
  { threshold: [0, 0.5, 1] },
);

/**
 * Starts the region's motion, and stops it while the region is hovered, has keyboard focus, is less in view than another
 * or in a hidden tab, and while the visitor has paused it or asks for reduced motion or data. Returns how to start anew.
 */
export function autoplay(region: HTMLElement, start: () => () => void): () => void {
  const [pause, play] = region.querySelector("[data-pause]")!.children as Iterable<HTMLElement>;
  const reductions = ["motion", "data"].map((what) =>
    matchMedia(`(prefers-reduced-${what}: reduce)`),
  );
  let chosen: boolean | undefined;
  // The pointer or the focus may be inside before the element is defined.
  let hovered = region.matches(":hover");
  let focused = region.querySelector(":focus-visible") !== null;
  let stop: (() => void) | undefined;

  const isPlaying = () =>
    chosen ?? !(navigator.connection?.saveData || reductions.some(({ matches }) => matches));

  function halt() {
    stop?.();
    stop = undefined;
  }

  function update() {
    const playing = isPlaying();
    pause!.hidden = !playing;
    play!.hidden = playing;
    if (playing && !hovered && !focused && !document.hidden && isMostVisible(region))
      stop ??= start();
    else halt();
  }

  function on(target: EventTarget, type: string, happened?: (event: Event) => void) {
    target.addEventListener(type, (event) => {
      happened?.(event);
      update();
    });
  }

  on(region, "pointerenter", () => (hovered = true));
  on(region, "pointerleave", () => (hovered = false));
  // A mouse press also moves the focus, but only keyboard focus means that somebody is reading.
  on(region, "focusin", ({ target }) => (focused = (target as Element).matches(":focus-visible")));
  on(region, "focusout", () => (focused = false));
  on(region.querySelector("[data-pause]")!, "click", () => (chosen = !isPlaying()));
  on(document, "visibilitychange");
  for (const reduction of reductions) on(reduction, "change");
  regions.set(region, { share: 0, update });
  observer.observe(region);
  update();

  return () => {
    halt();
    update();
  };
}

function isMostVisible(region: Element): boolean {
  const [most] = [...regions].toSorted(([, one], [, other]) => other.share - one.share);
  return most![0] === region && most![1].share > 0;
}
