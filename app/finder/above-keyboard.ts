/** Tells an element how much of the screen the keyboard of a phone leaves; returns what stops it. */
export function keepAboveKeyboard(element: HTMLElement): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!viewport) return undefined;
  const fit = () => {
    // A magnified page shows a part of the screen.
    if (viewport.scale === 1) element.style.setProperty("--visible-height", `${viewport.height}px`);
  };
  fit();
  viewport.addEventListener("resize", fit);
  return () => viewport.removeEventListener("resize", fit);
}
