export type Encoding = "br" | "gzip" | "identity";

/** The smallest form the visitor's browser takes. A coding with q=0 is one it refuses. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  const taken = new Set(
    accept
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]!.trim()),
  );
  if (taken.has("br")) return "br";
  return taken.has("gzip") ? "gzip" : "identity";
}
