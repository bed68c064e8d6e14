/** Class names of app/blocks/figure.module.css. */
export type ShapeStyle =
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
  | "steel";

/** An SVG element: `kind` is its name, all but `style` and `text` are its attributes. */
export type Shape = Readonly<
  { style: ShapeStyle; text?: string } & (
    | { kind: "rect"; x: number; y: number; width: number; height: number }
    | { kind: "circle"; cx: number; cy: number; r: number }
    | { kind: "path"; d: string }
    | { kind: "text"; x: number; y: number; textAnchor?: Anchor }
  )
>;

type Anchor = "middle" | "end";

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Phones show a separate drawing, because a smaller copy of the wide one would be illegible. */
export type ChartSize = "wide" | "narrow";

/** All charts of a size have the same width, so that their text has the same size on a page. */
export const chartWidths = { wide: 640, narrow: 320 } as const satisfies Record<ChartSize, number>;

const round = (value: number) => Math.round(value * 10) / 10;

export const rect = (
  style: ShapeStyle,
  x: number,
  y: number,
  width: number,
  height: number,
): Extract<Shape, { kind: "rect" }> => ({
  kind: "rect",
  style,
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

export const circle = (style: ShapeStyle, x: number, y: number, r: number): Shape => ({
  kind: "circle",
  style,
  cx: round(x),
  cy: round(y),
  r,
});

export const text = (
  style: ShapeStyle,
  x: number,
  y: number,
  content: string,
  textAnchor?: Anchor,
): Shape => ({
  kind: "text",
  style,
  x: round(x),
  y: round(y),
  text: content,
  ...(textAnchor && { textAnchor }),
});

export type Point = readonly [x: number, y: number];

const path = (style: ShapeStyle, d: string): Shape => ({ kind: "path", style, d });

const pathThrough = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");

export const line = (style: ShapeStyle, ...points: readonly Point[]) =>
  path(style, pathThrough(points));

export const area = (style: ShapeStyle, points: readonly Point[]) =>
  path(style, `${pathThrough(points)}Z`);

/** A smooth curve through all points (Catmull–Rom). */
export function smoothCurve(style: ShapeStyle, points: readonly Point[]): Shape {
  const point = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const [startX, startY] = point(0);
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [point(index - 1), point(index), point(index + 2)];
    const control = [
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
      ...end,
    ];
    return `C${control.map(round).join(" ")}`;
  });
  return path(style, `M${round(startX)} ${round(startY)}${curves.join("")}`);
}

/** Maps values from–to linearly to coordinates start–end. */
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

const seriesStyles = ["first", "second", "third"] as const satisfies readonly ShapeStyle[];

export const seriesStyle = (index: number): ShapeStyle =>
  seriesStyles[index % seriesStyles.length]!;

/** Names of the series: at the right edge, or from the left edge of a narrow chart. */
export function legend(series: readonly string[], y: number, size: ChartSize): Shape[] {
  const step = size === "wide" ? 118 : chartWidths.narrow / series.length;
  const start = size === "wide" ? chartWidths.wide - series.length * step + 10 : 0;
  return series.flatMap((name, index) => {
    const x = start + index * step;
    return [rect(seriesStyle(index), x, y - 11, 12, 12), text("name", x + 19, y, name)];
  });
}
