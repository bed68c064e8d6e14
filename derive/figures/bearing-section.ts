import type { BearingSection } from "#content/figures.ts";
import { type Chart, chartWidth, line, rect, text } from "./shapes.ts";

const left = 150;
const width = 250;
const top = 98;
const layer = 22;
const shim = 7;

export function bearingSection({ parts, shims }: BearingSection): Chart {
  const depth = (shims + 1) * layer + shims * shim;
  const foot = top + depth;
  const shimTop = (index: number) => top + layer + index * (layer + shim);
  const note = (y: number, label: string, from = left + width - 20) => [
    line("axis", [from, y], [440, y]),
    text("name", 448, y + 4, label),
  ];
  return {
    width: chartWidth,
    height: foot + 92,
    shapes: [
      rect("concrete", left - 70, top - 46, width + 140, 46),
      text("name", left - 60, top - 18, parts.girder),
      rect("rubber", left, top, width, depth),
      ...Array.from({ length: shims }, (_, index) =>
        rect("steel", left + 9, shimTop(index), width - 18, shim),
      ),
      rect("concrete", left - 40, foot, width + 80, 60),
      text("name", left - 30, foot + 36, parts.pedestal),
      text("strong", left - 14, top + depth / 2 + 4, parts.bearing, "end"),
      ...note(top + layer / 2, parts.rubber),
      ...note(shimTop(1) + shim / 2, parts.shim),
      ...note(shimTop(shims - 1) + shim + 8, parts.cover, left + width - 3),
      line("limit", [left + width / 2, 12], [left + width / 2, top - 50]),
      line(
        "limit",
        [left + width / 2 - 6, top - 60],
        [left + width / 2, top - 50],
        [left + width / 2 + 6, top - 60],
      ),
      text("label", left + width / 2 + 12, 28, parts.load),
      line("limit", [left + 30, foot + 78], [left + width - 30, foot + 78]),
      line(
        "limit",
        [left + width - 40, foot + 72],
        [left + width - 30, foot + 78],
        [left + width - 40, foot + 84],
      ),
      line("limit", [left + 40, foot + 72], [left + 30, foot + 78], [left + 40, foot + 84]),
      text("label", left + width - 18, foot + 82, parts.shear),
    ],
  };
}
