import { palette } from "#pictures/tools/draw/palette.ts";
import type { TextStyle } from "./sheet.ts";

const ink = palette.ink.light;
const muted = palette.inkMuted;

/** Every way the document sets text; sizes in points. */
export const type = {
  title: { style: "semibold", size: 30, leading: 34, color: palette.onDeep },
  name: { style: "semibold", size: 13, leading: 16, color: palette.onDeep },
  onDeep: { style: "regular", size: 9.5, leading: 14, color: palette.onDeepMuted },
  factOnDeep: { style: "mono", size: 9, leading: 14, color: palette.onDeep },
  lead: { style: "regular", size: 12.5, leading: 17.5, color: ink },
  body: { style: "regular", size: 9.5, leading: 14, color: ink },
  heading: { style: "semibold", size: 14, leading: 20, color: ink },
  head: { style: "mono", size: 7, leading: 9.5, color: muted },
  group: { style: "semibold", size: 8.5, leading: 11.5, color: ink },
  cell: { style: "regular", size: 8.5, leading: 11.2, color: ink },
  note: { style: "regular", size: 7.8, leading: 10.2, color: muted },
  standard: { style: "mono", size: 7.3, leading: 11.2, color: palette.teal.light },
  serial: { style: "mono", size: 7.3, leading: 11.2, color: muted },
  running: { style: "regular", size: 7.8, leading: 10, color: muted },
} as const satisfies Record<string, TextStyle>;
