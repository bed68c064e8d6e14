import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useCallback,
  useSyncExternalStore,
} from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * Calls `advance` at an interval, except while the region is hovered, has keyboard focus, is less in view than another or in a
 * hidden tab, and unless the visitor paused it or asks for reduced motion or data.
 */
export function useAutoplay<Region extends HTMLElement>(intervalMs: number, advance: () => void) {
  const region = useRef<Region>(null);
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const reducedData = useReducedData();
  const [chosen, setChosen] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [interval, setTimerInterval] = useState({ ms: intervalMs });
  const isMostVisible = useMostVisible(region);
  const playing = chosen ?? !(reducedMotion || reducedData);
  const running = playing && isMostVisible && !hovered && !focused;
  const tick = useEffectEvent(advance);

  // The pointer or the focus may be inside before React hydrates.
  useEffect(() => {
    setHovered(region.current!.matches(":hover"));
    setFocused(region.current!.querySelector(":focus-visible") !== null);
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) tick();
    }, interval.ms);
    return () => clearInterval(timer);
  }, [running, interval]);

  return {
    playing,
    running,
    toggle: () => setChosen(!playing),
    /** A new object restarts the timer, so that the next step is a whole interval away. */
    restart: () => setTimerInterval({ ms: intervalMs }),
    regionProps: {
      ref: region,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A mouse press also moves the focus, but only keyboard focus means that somebody is reading.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}

/** How much of each region is on the screen, so that only one of them moves. */
const shares = new Map<(isMostVisible: boolean) => void, number>();

function useMostVisible(region: RefObject<HTMLElement | null>): boolean {
  const [isMostVisible, setMostVisible] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        shares.set(setMostVisible, entries.at(-1)!.intersectionRatio);
        const [most, share] = [...shares].reduce((best, next) => (next[1] > best[1] ? next : best));
        for (const set of shares.keys()) set(set === most && share > 0);
      },
      { threshold: [0, 0.5, 1] },
    );
    observer.observe(region.current!);
    return () => {
      shares.delete(setMostVisible);
      observer.disconnect();
    };
  }, [region]);
  return isMostVisible;
}

declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor asks for less traffic, with the browser's data saver or the device's. */
function useReducedData(): boolean {
  const preferred = useMediaQuery("(prefers-reduced-data: reduce)");
  const saver = useHydrated() && navigator.connection?.saveData === true;
  return preferred || saver;
}

/** Whether the query matches now; false while the page is prerendered. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
