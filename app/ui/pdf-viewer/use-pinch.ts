import { type RefObject, useEffect, useEffectEvent } from "react";

/** Tells how far two fingers have moved apart since they touched: 2 is twice as far. */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  onBegin: () => void,
  onPinch: (ratio: number) => void,
) {
  const begun = useEffectEvent(onBegin);
  const pinched = useEffectEvent(onPinch);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let apart = 0;
    function begin({ touches }: TouchEvent) {
      apart = distance(touches);
      if (apart) begun();
    }
    function move({ touches }: TouchEvent) {
      const now = distance(touches);
      if (apart && now) pinched(now / apart);
    }
    function end() {
      apart = 0;
    }
    target.addEventListener("touchstart", begin, { passive: true });
    target.addEventListener("touchmove", move, { passive: true });
    target.addEventListener("touchend", end);
    return () => {
      target.removeEventListener("touchstart", begin);
      target.removeEventListener("touchmove", move);
      target.removeEventListener("touchend", end);
    };
  }, [element]);
}

function distance(touches: TouchList): number {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length > 2) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
