/** In per cent. */
export const zoomLimits = { least: 50, most: 150, step: 10, start: 100 } as const;

const within = (zoom: number) => Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));

export const zoomIn = (zoom: number) => within(zoom + zoomLimits.step);
export const zoomOut = (zoom: number) => within(zoom - zoomLimits.step);

export const isLeast = (zoom: number) => zoom <= zoomLimits.least;
export const isMost = (zoom: number) => zoom >= zoomLimits.most;

/** The step that comes nearest to what two fingers ask for. */
export const nearestZoom = (zoom: number) =>
  within(Math.round(zoom / zoomLimits.step) * zoomLimits.step);

/** What a key does to the zoom; undefined where it does nothing. The plus key needs no shift. */
export function zoomByKey(key: string, zoom: number): number | undefined {
  if (key === "+" || key === "=") return zoomIn(zoom);
  if (key === "-" || key === "−") return zoomOut(zoom);
  return key === "0" ? zoomLimits.start : undefined;
}
