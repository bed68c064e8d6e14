import type { BearingSection } from "#content/figures.ts";
import { type Chart, type ChartSize, chartWidths, line, rect, type Shape, text } from "./shapes.ts";

const layer = 22;
const shim = 7;

/** The names of the layers are right of the bearing, and below it in a narrow chart. */
const layouts = {
  wide: { left: 150, width: 250, girder: 70, pedestal: 40, top: 98 },
  narrow: { left: 60, width: 200, girder: 56, pedestal: 36, top: 98 },
} as const;

export function bearingSection({ parts, shims }: BearingSection, size: ChartSize): Chart {
  const { left, width, girder, pedestal, top } = layouts[size];
  const right = left + width;
  const middle = left + width / 2;
  const depth = (shims + 1) * layer + shims * shim;
  const foot = top + depth;
  const shimTop = (index: number) => top + layer + index * (layer + shim);
  const layers: readonly (readonly [y: number, from: number, label: string])[] = [
    [top + layer / 2, right - 20, parts.rubber],
    [shimTop(1) + shim / 2, right - 20, parts.shim],
    [shimTop(shims - 1) + shim + 8, right - 3, parts.cover],
  ];
  const names = size === "wide" ? layers.flatMap(beside) : layers.flatMap(below(foot + 112));
  return {
    width: chartWidths[size],
    height: size === "wide" ? foot + 92 : foot + 176,
    shapes: [
      rect("concrete", left - girder, top - 46, width + 2 * girder, 46),
      text("name", left - girder + 10, top - 18, parts.girder),
      rect("rubber", left, top, width, depth),
      ...Array.from({ length: shims }, (_, index) =>
        rect("steel", left + 9, shimTop(index), width - 18, shim),
      ),
      rect("concrete", left - pedestal, foot, width + 2 * pedestal, 60),
      text("name", left - pedestal + 10, foot + 36, parts.pedestal),
      size === "wide"
        ? text("strong", left - 14, top + depth / 2 + 4, parts.bearing, "end")
        : text("strong", 0, top + depth / 2 + 4, parts.bearing),
      ...names,
      line("limit", [middle, 12], [middle, top - 50]),
      line("limit", [middle - 6, top - 60], [middle, top - 50], [middle + 6, top - 60]),
      text("label", middle + 12, 28, parts.load),
      line("limit", [left + 30, foot + 78], [right - 30, foot + 78]),
      line("limit", [right - 40, foot + 72], [right - 30, foot + 78], [right - 40, foot + 84]),
      line("limit", [left + 40, foot + 72], [left + 30, foot + 78], [left + 40, foot + 84]),
      text("label", right - 20, foot + 82, parts.shear),
    ],
  };
}

const beside = ([y, from, label]: readonly [number, number, string]): Shape[] => [
  line("axis", [from, y], [440, y]),
  text("name", 448, y + 4, label),
];

/** Numbers in the drawing and their names under it. */
const below =
  (top: number) =>
  ([y, from, label]: readonly [number, number, string], index: number): Shape[] => [
    line("axis", [from, y], [284, y]),
    text("strong", 292, y + 5, `${index + 1}`),
    text("strong", 10, top + index * 26, `${index + 1}`),
    text("name", 32, top + index * 26, label),
  ];
