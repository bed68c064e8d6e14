import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { type ChartFigure, drawChart } from "./draw-chart.ts";
import { type ChartSize, smoothCurve, type Shape, ticks } from "./shapes.ts";

const figures = services
  .flatMap(({ sections }) => sections)
  .flatMap((section) => (section.kind === "figure" ? [section.figure] : []))
  .filter((figure) => figure.chart !== "drawing");

/** Left, top, right and bottom of a shape; for text, of its anchor. */
function extent(shape: Shape): number[] {
  if (shape.kind === "rect")
    return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height];
  if (shape.kind === "circle")
    return [shape.cx - shape.r, shape.cy - shape.r, shape.cx + shape.r, shape.cy + shape.r];
  if (shape.kind === "text") return [shape.x, shape.y, shape.x, shape.y];
  const numbers = shape.d.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const isRect = (shape: Shape) => shape.kind === "rect";

const sizes = ["wide", "narrow"] as const;

test.each(sizes.flatMap((size) => figures.map((figure) => [figure.title, size, figure] as const)))(
  "%s, %s: every shape lies inside the viewBox",
  (_title, size, figure) => {
    const { width, height, shapes } = drawChart(figure, size);
    expect(shapes.length).toBeGreaterThan(5);
    for (const shape of shapes) {
      const [left, top, right, bottom] = extent(shape) as [number, number, number, number];
      expect(left, JSON.stringify(shape)).toBeGreaterThanOrEqual(0);
      expect(top, JSON.stringify(shape)).toBeGreaterThanOrEqual(0);
      expect(right, JSON.stringify(shape)).toBeLessThanOrEqual(width);
      expect(bottom, JSON.stringify(shape)).toBeLessThanOrEqual(height);
    }
  },
);

test("no bar has a zero or negative side", () => {
  const bars = sizes.flatMap((size) =>
    figures.flatMap((figure) => drawChart(figure, size).shapes.filter(isRect)),
  );
  expect(Math.min(...bars.flatMap(({ width, height }) => [width, height]))).toBeGreaterThan(0);
});

const texts = (figure: ChartFigure, size: ChartSize) =>
  drawChart(figure, size).shapes.flatMap((shape) => (shape.text ? [shape.text] : []));

test("a narrow chart has every word and number of the wide one", () => {
  for (const figure of figures)
    expect(texts(figure, "narrow"), figure.title).toEqual(
      expect.arrayContaining(texts(figure, "wide")),
    );
});

test("illustrative figures are stamped so, and only they are", () => {
  for (const figure of figures) {
    for (const size of sizes)
      expect(texts(figure, size).includes("illustrative"), figure.title).toBe(
        figure.from === "illustrative",
      );
  }
});

test("bars are as long as their values", () => {
  const bars = figures.find((figure) => figure.chart === "row-bars")!;
  const lengths = drawChart(bars, "wide")
    .shapes.filter(isRect)
    .filter(({ x }) => x === 226)
    .map(({ width }) => width);
  const values = bars.rows.flatMap((row) => row.values);
  const longest = Math.max(...lengths) / Math.max(...values);
  for (const [index, value] of values.entries())
    expect(lengths[index]).toBeCloseTo(value * longest, 0);
});

test("ticks are round and cover the values", () => {
  expect(ticks(0, 53, 3)).toEqual([0, 20, 40, 60]);
  expect(ticks(0, 2000)).toEqual([0, 500, 1000, 1500, 2000]);
  expect(ticks(9, 19)).toEqual([7.5, 10, 12.5, 15, 17.5, 20]);
});

test("a smooth curve passes through its points", () => {
  const curve = smoothCurve("curve", [
    [0, 0],
    [10, 20],
    [20, 0],
  ]);
  if (curve.kind !== "path") throw new Error("A smooth curve is a path.");
  expect(curve.d).toMatch(/^M0 0C[\d .-]+ 10 20C[\d .-]+ 20 0$/);
});
