import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useMediaQuery } from "#app/ui/use-media-query.ts";

/**
 * Advances by itself while that helps somebody: not while the visitor hovers over it, has the focus in it,
 * cannot see it, or asked for less motion or for a pause. The time counts anew whenever it starts again.
 */
export function useAutoplay<Region extends HTMLElement>(everyMs: number, advance: () => void) {
  const region = useRef<Region>(null);
  const lessMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [chosen, setChosen] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pace, setPace] = useState({ everyMs });
  const onScreen = useOnScreen(region);
  const tabHidden = useTabHidden();
  const playing = chosen ?? !lessMotion;
  const running = playing && onScreen && !tabHidden && !hovered && !focused;
  const tick = useEffectEvent(advance);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick(), pace.everyMs);
    return () => clearInterval(timer);
  }, [running, pace]);

  return {
    playing,
    running,
    toggle: () => setChosen(!playing),
    /** The visitor moved it: the next step is a whole interval away. */
    restart: () => setPace({ everyMs }),
    regionProps: {
      ref: region,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A press with the mouse leaves the focus behind; only a keyboard's focus is somebody reading.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}

function useOnScreen(region: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setOnScreen(entry!.isIntersecting));
    watch.observe(region.current!);
    return () => watch.disconnect();
  }, [region]);
  return onScreen;
}

function useTabHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    },
    () => document.hidden,
    () => false,
  );
}
