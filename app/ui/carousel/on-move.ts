import { hasModifier } from "../modifiers.ts";

const minimumSwipePx = 40;

/** Moves by one on a swipe over the region, and on the arrow keys and arrow buttons of its controls. */
export function onMove(region: HTMLElement, move: (by: 1 | -1) => void, controls = region) {
  let startX: number | undefined;
  region.addEventListener("pointerdown", ({ pointerType, clientX }) => {
    startX = pointerType === "mouse" ? undefined : clientX;
  });
  region.addEventListener("pointerup", ({ clientX }) => {
    const moved = clientX - (startX ?? clientX);
    startX = undefined;
    if (Math.abs(moved) >= minimumSwipePx) move(moved < 0 ? 1 : -1);
  });
  controls.addEventListener("keydown", (event) => {
    if (hasModifier(event) || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    move(event.key === "ArrowRight" ? 1 : -1);
  });
  for (const by of [1, -1] as const)
    controls.querySelector(`[data-move="${by}"]`)?.addEventListener("click", () => move(by));
}
