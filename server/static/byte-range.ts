import parseRange from "range-parser";

/** The one range of bytes to send; undefined means the whole file, as for several ranges or an unknown unit. */
export function byteRange(
  header: string | undefined,
  size: number,
): parseRange.Range | "unsatisfiable" | undefined {
  if (!header?.startsWith("bytes=")) return undefined;
  const ranges = parseRange(size, clampSuffix(header, size));
  if (ranges === -1) return "unsatisfiable";
  return ranges === -2 || ranges.length > 1 ? undefined : ranges[0];
}

/** RFC 9110: a suffix longer than the file means the whole file; range-parser calls it unsatisfiable. */
const clampSuffix = (header: string, size: number) =>
  header.replace(/^bytes=-(\d+)$/, (_, length) => `bytes=-${Math.min(Number(length), size)}`);
