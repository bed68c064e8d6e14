import { build } from "rolldown";
import { supportedBrowsers } from "./supported-browsers.ts";

export async function bundleBrowserScript(
  file: string,
  env: Record<string, string> = {},
): Promise<{ code: string; files: readonly string[] }> {
  const define = Object.entries(env).map(([key, value]) => [
    `import.meta.env.${key}`,
    JSON.stringify(value),
  ]);
  const { output } = await build({
    input: file,
    platform: "browser",
    transform: { define: Object.fromEntries(define), target: supportedBrowsers },
    output: { format: "iife", minify: true },
    write: false,
  });
  const [{ code, moduleIds }] = output;
  return { code: code.trim(), files: moduleIds };
}
