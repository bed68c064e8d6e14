import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { drawFigure } from "./draw-figure.ts";
import { bend, type Mark, ticks } from "./marks.ts";

const figures = services.flatMap(({ sections }) =>
  sections.flatMap((section) => (section.kind === "figure" ? [section.figure] : [])),
);

/** Left, top, right and bottom of a mark; for words, of their anchor. */
function extent(mark: Mark): number[] {
  if (mark.kind === "rect") {
    const [x, y, width, height] = mark.box;
    return [x, y, x + width, y + height];
  }
  if (mark.kind === "circle") {
    const [x, y, r] = mark.at;
    return [x - r, y - r, x + r, y + r];
  }
  if (mark.kind === "text") return [...mark.at, ...mark.at];
  const numbers = mark.d.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

test.each(figures.map((figure) => [figure.title, figure] as const))(
  "%s: every mark stands on the paper",
  (_title, figure) => {
    const { width, height, marks } = drawFigure(figure);
    expect(marks.length).toBeGreaterThan(5);
    for (const mark of marks) {
      const [left, top, right, bottom] = extent(mark) as [number, number, number, number];
      expect(left, JSON.stringify(mark)).toBeGreaterThanOrEqual(0);
      expect(top, JSON.stringify(mark)).toBeGreaterThanOrEqual(0);
      expect(right, JSON.stringify(mark)).toBeLessThanOrEqual(width);
      expect(bottom, JSON.stringify(mark)).toBeLessThanOrEqual(height);
    }
  },
);

test("no bar is empty or turned over", () => {
  const bars = figures.flatMap((figure) =>
    drawFigure(figure).marks.filter(({ kind }) => kind === "rect"),
  );
  const sides = bars.flatMap((mark) => (mark.kind === "rect" ? mark.box.slice(2) : []));
  expect(Math.min(...sides)).toBeGreaterThan(0);
});

test("illustrative figures say so inside the frame, and only they do", () => {
  for (const figure of figures) {
    const said = drawFigure(figure).marks.some(
      (mark) => mark.kind === "text" && mark.words === "illustrative",
    );
    expect(said, figure.title).toBe(figure.illustrative === true);
  }
  expect(figures.filter(({ illustrative }) => illustrative)).toHaveLength(5);
});

test("calibration: full bars for the stated limits alone", () => {
  const ranges = figures.find(({ drawing }) => drawing === "ranges")!;
  const bars = drawFigure(ranges).marks.filter(({ kind }) => kind === "rect");
  expect(bars.filter(({ look }) => look === "second")).toHaveLength(4);
  expect(bars.filter(({ look }) => look === "typical")).toHaveLength(22);
});

test("bars are as long as their values", () => {
  const water = figures.find(({ title }) => title.startsWith("Drinking water"))!;
  if (water.drawing !== "row-bars") throw new Error("Water limits are drawn as row bars.");
  const bars = drawFigure(water).marks.filter(
    (mark) => mark.kind === "rect" && mark.box[0] === 226,
  );
  const lengths = bars.map((mark) => (mark.kind === "rect" ? mark.box[2] : 0));
  const values = water.rows.flatMap((row) => row.values);
  const longest = Math.max(...lengths) / Math.max(...values);
  for (const [at, value] of values.entries()) expect(lengths[at]).toBeCloseTo(value * longest, 0);
});

test("ticks are round and cover the values", () => {
  expect(ticks(0, 53, 3)).toEqual([0, 20, 40, 60]);
  expect(ticks(0, 2000)).toEqual([0, 500, 1000, 1500, 2000]);
  expect(ticks(9, 19)).toEqual([7.5, 10, 12.5, 15, 17.5, 20]);
});

test("a bend passes through its points", () => {
  const curve = bend("curve", [
    [0, 0],
    [10, 20],
    [20, 0],
  ]);
  if (curve.kind !== "path") throw new Error("A bend is a path.");
  expect(curve.d).toMatch(/^M0 0C[\d .-]+ 10 20C[\d .-]+ 20 0$/);
});
