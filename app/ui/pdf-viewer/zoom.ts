/** In per cent. */
export const zoomLimits = { minimum: 50, maximum: 150, step: 10, start: 100 } as const;

const clamp = (zoom: number) => Math.min(zoomLimits.maximum, Math.max(zoomLimits.minimum, zoom));

export const zoomIn = (zoom: number) => clamp(zoom + zoomLimits.step);
export const zoomOut = (zoom: number) => clamp(zoom - zoomLimits.step);

export const isMinimum = (zoom: number) => zoom <= zoomLimits.minimum;
export const isMaximum = (zoom: number) => zoom >= zoomLimits.maximum;

/** Rounds the zoom of a pinch to the nearest step. */
export const nearestZoom = (zoom: number) =>
  clamp(Math.round(zoom / zoomLimits.step) * zoomLimits.step);

/** The zoom after a key press, or undefined for other keys. "=" is the plus key without shift. */
export function zoomByKey(key: string, zoom: number): number | undefined {
  if (key === "+" || key === "=") return zoomIn(zoom);
  if (key === "-" || key === "−") return zoomOut(zoom);
  return key === "0" ? zoomLimits.start : undefined;
}
