/** What a figure is made of once its places are worked out: the page only has to print it. */
export type Look =
  | "grid"
  | "axis"
  | "label"
  | "number"
  | "name"
  | "strong"
  | "stamp"
  | "first"
  | "second"
  | "third"
  | "typical"
  | "band"
  | "curve"
  | "limit"
  | "dot"
  | "steel"
  | "rubber"
  | "concrete"
  | "flow-1"
  | "flow-2"
  | "flow-3"
  | "flow-4"
  | "flow-5";

export type Mark =
  | {
      readonly kind: "rect";
      readonly look: Look;
      readonly box: readonly [number, number, number, number];
    }
  | { readonly kind: "path"; readonly look: Look; readonly d: string }
  | { readonly kind: "circle"; readonly look: Look; readonly at: readonly [number, number, number] }
  | {
      readonly kind: "text";
      readonly look: Look;
      readonly at: readonly [number, number];
      readonly words: string;
      readonly anchor?: "middle" | "end";
    };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Every drawing is this wide, so that text has one size in all of them. */
export const drawingWidth = 640;

const round = (value: number) => Math.round(value * 10) / 10;

export const rect = (look: Look, x: number, y: number, width: number, height: number): Mark => ({
  kind: "rect",
  look,
  box: [round(x), round(y), round(width), round(height)],
});

export const circle = (look: Look, x: number, y: number, radius: number): Mark => ({
  kind: "circle",
  look,
  at: [round(x), round(y), radius],
});

export const text = (
  look: Look,
  x: number,
  y: number,
  words: string,
  anchor?: "middle" | "end",
): Mark => ({ kind: "text", look, at: [round(x), round(y)], words, ...(anchor && { anchor }) });

export type Point = readonly [x: number, y: number];

export const line = (look: Look, ...points: readonly Point[]): Mark => ({
  kind: "path",
  look,
  d: points.map(([x, y], at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join(""),
});

export const area = (look: Look, points: readonly Point[]): Mark => {
  const { d } = line(look, ...points) as Extract<Mark, { kind: "path" }>;
  return { kind: "path", look, d: `${d}Z` };
};

/** One bend through all points (Catmull–Rom). */
export function bend(look: Look, points: readonly Point[]): Mark {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const [startX, startY] = at(0);
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const control = [
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
      ...end,
    ];
    return `C${control.map(round).join(" ")}`;
  });
  return { kind: "path", look, d: `M${round(startX)} ${round(startY)}${curves.join("")}` };
}

/** Where a value stands between two ends of the paper. */
export const scale =
  (from: number, to: number, start: number, end: number) =>
  (value: number): number =>
    start + ((value - from) / (to - from)) * (end - start);

/** Round steps from the first at or below `from` to the first at or above `to`. */
export function ticks(from: number, to: number, about = 4): number[] {
  const rough = (to - from) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.floor(from / step);
  const count = Math.ceil(to / step) - first;
  return Array.from({ length: count + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  );
}

export const seriesLooks = ["first", "second", "third"] as const satisfies readonly Look[];

export const seriesLook = (at: number): Look => seriesLooks[at % seriesLooks.length]!;

/** Names of the series, set from the right edge. */
export function legend(series: readonly string[], y: number): Mark[] {
  const step = 118;
  return series.flatMap((name, at) => {
    const x = drawingWidth - (series.length - at) * step + 10;
    return [rect(seriesLook(at), x, y - 11, 12, 12), text("name", x + 19, y, name)];
  });
}
