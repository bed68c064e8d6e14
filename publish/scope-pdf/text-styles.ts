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
  name: { font: "semibold", size: 13, lineHeight: 16, color: onDeep },
  strapline: { font: "regular", size: 9.5, lineHeight: 14, color: onDeepMuted },
  date: { font: "mono", size: 9, lineHeight: 14, color: onDeep },
  lead: { font: "regular", size: 12.5, lineHeight: 17.5, color: text },
  body: { font: "regular", size: 9.5, lineHeight: 14, color: text },
  heading: { font: "semibold", size: 14, lineHeight: 20, color: text },
  columnHeading: { font: "mono", size: 7, lineHeight: 9.5, color: textMuted },
  groupHeading: { font: "semibold", size: 8.5, lineHeight: 11.5, color: text },
  cell: { font: "regular", size: 8.5, lineHeight: 11.2, color: text },
  note: { font: "regular", size: 7.8, lineHeight: 10.2, color: textMuted },
  standard: { font: "mono", size: 7.3, lineHeight: 11.2, color: teal },
  serial: { font: "mono", size: 7.3, lineHeight: 11.2, color: textMuted },
  headerAndFooter: { font: "regular", size: 7.8, lineHeight: 10, color: textMuted },
} as const satisfies Record<string, TextStyle>;
