/** A4 at the size it is printed, in CSS pixels. */
const printedWidth = 794;
/** Narrower than this nobody reads a page; a phone scrolls it sideways instead. */
const readableWidth = 560;

/** How wide a page is at 100 per cent: as wide as its frame, but neither larger than life nor too small to read. */
export const fullWidth = (frameWidth: number) =>
  Math.min(printedWidth, Math.max(readableWidth, frameWidth));

/** Browsers refuse canvases beyond this many pixels. */
const canvasLimit = 16_000_000;

/** Device pixels for each CSS pixel of a page of this size. */
export const sharpness = (width: number, height: number, pixelRatio: number) =>
  Math.min(pixelRatio, Math.sqrt(canvasLimit / (width * height)));

/** The page that crosses the middle of the frame, counted from 1; `tops` are where pages begin. */
export const pageAt = (middle: number, tops: readonly number[]) =>
  Math.max(1, tops.filter((top) => top <= middle).length);
