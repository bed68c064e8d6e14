import type { Letters, TextStyle } from "./letters.ts";
import { palette, type Tone } from "./palette.ts";

export interface MarkText {
  /** One short line, or a name over its number. */
  readonly lines: readonly [string] | readonly [string, string];
  readonly tone: Tone;
  /** A ring for those who accredit and certify, a plate for those who send samples. */
  readonly shape: "ring" | "plate";
}

const middle = 48;
const room = 58;

const ring =
  '<circle cx="48" cy="48" r="46" stroke-width="1.5"/><circle cx="48" cy="48" r="40" stroke-width="6" stroke-dasharray="1 4.027"/>';
const plate =
  '<path d="M6 2h84a4 4 0 0 1 4 4v84a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z" stroke-width="1.5"/><path d="M9.5 8h78M9.5 88h78" stroke-width="6" stroke-dasharray="1 4.09"/>';

/** A mark's drawing on 96 by 96, in the colour of its surroundings: certificates set it in theirs. */
export function markShape(letters: Letters, { lines, shape }: MarkText): string {
  return `<g fill="none" stroke="currentColor">${shape === "ring" ? ring : plate}</g><path fill="currentColor" d="${text(letters, lines)}"/>`;
}

/** A mark as a file of its own, crisp at any size, for light pages and dark ones. */
export function mark(letters: Letters, facts: MarkText): string {
  const { light, dark } = palette[facts.tone];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><style>svg{color:${light}}@media(prefers-color-scheme:dark){svg{color:${dark}}}</style>${markShape(letters, facts)}</svg>`;
}

function text(letters: Letters, [first, second]: MarkText["lines"]): string {
  if (second === undefined) {
    const size = fitting(letters, first, { face: "bold", size: 24, spacing: -0.01 });
    return letters.outline(first, {
      ...size,
      x: middle,
      y: middle + size.size * 0.35,
      anchor: "middle",
    });
  }
  return (
    letters.outline(first, { face: "bold", size: 18, x: middle, y: 46, anchor: "middle" }) +
    letters.outline(second, { face: "mono", size: 14, x: middle, y: 63, anchor: "middle" })
  );
}

/** As large as asked, or as large as there is room for. */
function fitting(letters: Letters, line: string, style: TextStyle): TextStyle {
  const width = letters.width(line, style);
  return width <= room ? style : { ...style, size: (style.size * room) / width };
}
