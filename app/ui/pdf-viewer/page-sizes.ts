/** The width of A4 in CSS pixels. */
const printedWidth = 794;
/** A narrower page would be illegible, so phones scroll sideways instead. */
const readableWidth = 560;

/** The width of a page at 100 per cent: the frame's, within the two limits above. */
export const fullWidth = (frameWidth: number) =>
  Math.min(printedWidth, Math.max(readableWidth, frameWidth));

/** Browsers reject canvases with more pixels than this. */
const canvasLimit = 16_000_000;

/** Device pixels for each CSS pixel of a page of this size. */
export const sharpness = (width: number, height: number, pixelRatio: number) =>
  Math.min(pixelRatio, Math.sqrt(canvasLimit / (width * height)));

/** The number of the page at the middle of the frame; `tops` are the offsets of the pages. */
export const pageAt = (middle: number, tops: readonly number[]) =>
  Math.max(1, tops.filter((top) => top <= middle).length);
