export interface ByteRange {
  start: number;
  end: number;
}

/** The one range of bytes to send; undefined means the whole file, as for several ranges or an unknown unit. */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!from && !to) return undefined;
  // Without a start, the second number is the length of the end of the file.
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end ? "unsatisfiable" : { start, end };
}
