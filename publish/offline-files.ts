import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The page that most visitors open next, and what must be there without a connection. */
const parts = [
  "app/pages/service/service.tsx?__react-router-build-client-route",
  "app/finder/finder-panel.tsx",
  "app/finder/generated/search-data.json",
  "search/search.ts",
];

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

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
