import { type KeyboardEvent, type PointerEvent, useRef } from "react";

const minimumSwipePx = 40;

/** Moves forward on a swipe to the left or the right arrow key, and back on the opposite. */
export function useSwipe(move: (by: 1 | -1) => void) {
  const startX = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.pointerType === "mouse" ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX.current === undefined) return;
      const moved = event.clientX - startX.current;
      startX.current = undefined;
      if (Math.abs(moved) >= minimumSwipePx) move(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startX.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      move(event.key === "ArrowRight" ? 1 : -1);
    },
  };
}
