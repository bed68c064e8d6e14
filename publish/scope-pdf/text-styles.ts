import { palette } from "../palette.ts";
import type { FontName } from "./embedded-fonts.ts";

export interface TextStyle {
  readonly font: FontName;
  /** In points, as is the distance between baselines. */
  readonly size: number;
  readonly lineHeight: number;
  readonly color: string;
}

const { text, textMuted, teal, onDeep, onDeepMuted } = palette;

export const styles = {
  title: { font: "semibold", size: 30, lineHeight: 34, color: onDeep },
  name: { font: "semibold", size: 16, lineHeight: 20, color: onDeep },
  strapline: { font: "regular", size: 13, lineHeight: 18, color: onDeepMuted },
  date: { font: "mono", size: 13, lineHeight: 18, color: onDeep },
  lead: { font: "regular", size: 18, lineHeight: 24, color: text },
  /** Of the first page, which phones show at two thirds of its size. */
  body: { font: "regular", size: 17, lineHeight: 23, color: text },
  heading: { font: "semibold", size: 17, lineHeight: 24, color: text },
  columnHeading: { font: "mono", size: 7, lineHeight: 9.5, color: textMuted },
  groupHeading: { font: "semibold", size: 8.5, lineHeight: 11.5, color: text },
  cell: { font: "regular", size: 8.5, lineHeight: 11.2, color: text },
  note: { font: "regular", size: 7.8, lineHeight: 10.2, color: textMuted },
  standard: { font: "mono", size: 7.3, lineHeight: 11.2, color: teal },
  serial: { font: "mono", size: 7.3, lineHeight: 11.2, color: textMuted },
  headerAndFooter: { font: "regular", size: 7.8, lineHeight: 10, color: textMuted },
} as const satisfies Record<string, TextStyle>;
