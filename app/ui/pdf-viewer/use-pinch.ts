import { type RefObject, useEffect, useEffectEvent } from "react";

/** Reports the distance between two fingers relative to the start of the pinch: 2 is twice as far. */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  onStart: () => void,
  onPinch: (ratio: number) => void,
) {
  const started = useEffectEvent(onStart);
  const pinched = useEffectEvent(onPinch);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let startDistance = 0;
    function start({ touches }: TouchEvent) {
      startDistance = distance(touches);
      if (startDistance) started();
    }
    function move({ touches }: TouchEvent) {
      const current = distance(touches);
      if (startDistance && current) pinched(current / startDistance);
    }
    function end() {
      startDistance = 0;
    }
    const listening = new AbortController();
    const { signal } = listening;
    target.addEventListener("touchstart", start, { passive: true, signal });
    target.addEventListener("touchmove", move, { passive: true, signal });
    target.addEventListener("touchend", end, { signal });
    return () => listening.abort();
  }, [element]);
}

function distance(touches: TouchList): number {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length > 2) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
