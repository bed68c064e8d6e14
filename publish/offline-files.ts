import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Parts of the request that pages load when they need them, and that must be there without a connection. */
const parts = ["app/pages/contact/request/request-part.tsx", "app/pages/request-form/qr-code.tsx"];

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The scripts and styles of these parts, from the manifest that Vite writes. */
export function filesOfParts(client: string): string[] {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const chunks = new Set(parts);
  for (const name of chunks) for (const needed of manifest[name]!.imports ?? []) chunks.add(needed);
  return [...chunks].flatMap((name) => {
    const { file, css = [] } = manifest[name]!;
    return [file, ...css].map((path) => `/${path}`);
  });
}
