import { isFiller } from "./look-up.ts";
import type { Piece } from "./pieces.ts";

/** The parts of a line that nothing explains, as they were typed; fillers only where they join two of them. */
export function markOf(line: string, pieces: readonly Piece[], isExplained: (piece: Piece) => boolean): string {
  const runs: { start: number; end: number }[] = [];
  let isBroken = true;
  for (const piece of pieces) {
    if (isFiller(piece)) continue;
    if (isExplained(piece)) isBroken = true;
    else {
      if (isBroken) runs.push({ start: piece.start, end: piece.end });
      else runs.at(-1)!.end = piece.end;
      isBroken = false;
    }
  }
  return runs.map(({ start, end }) => line.slice(start, end)).join(", ");
}
