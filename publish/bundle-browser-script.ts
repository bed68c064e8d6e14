import { join } from "node:path";
import { build } from "rolldown";

interface BrowserScript {
  /** The TypeScript file, from the project's root. */
  entry: string;
  /** The folder that is served. */
  outDir: string;
  /** Where in that folder the script goes; may hold [hash]. */
  fileName: string;
  /** Values of import.meta.env that the script reads. */
  env?: Record<string, string>;
}

/** Bundles a script that runs outside React, with Vite's own bundler, and returns the path it is served at. */
export async function bundleBrowserScript({ entry, outDir, fileName, env = {} }: BrowserScript) {
  const define = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
  const { output } = await build({
    input: join(import.meta.dirname, "..", entry),
    platform: "browser",
    transform: { define },
    output: { dir: outDir, entryFileNames: fileName, minify: true },
  });
  return `/${output[0].fileName}`;
}
