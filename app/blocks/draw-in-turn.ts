import { whenIdle } from "#app/ui/when-idle.ts";

/** What a visitor came for goes first. */
const restMs = 2500;

/** Marks each part in its turn, after a rest and whenever the browser is idle, so that none of them holds a phone up. */
export function drawInTurn(parts: readonly HTMLElement[]): () => void {
  let callOff: (() => void) | undefined;
  function wait([part, ...others]: readonly HTMLElement[]) {
    if (!part) return;
    callOff = whenIdle(() => {
      part.dataset.drawn = "";
      wait(others);
    });
  }
  const rest = setTimeout(() => wait(parts), restMs);
  return () => {
    clearTimeout(rest);
    callOff?.();
  };
}
