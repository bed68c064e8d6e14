export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of different headers; whoever sends many of their own is read each time. */
const mostRemembered = 100;
const remembered = new Map<string, Encoding>();

/** The smallest form the visitor's browser takes. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  const known = remembered.get(accept);
  if (known) return known;
  const chosen = readAccepted(accept);
  if (remembered.size < mostRemembered) remembered.set(accept, chosen);
  return chosen;
}

/** A coding with q=0 is one the browser refuses. */
function readAccepted(accept: string): Encoding {
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
