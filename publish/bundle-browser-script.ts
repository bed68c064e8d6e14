import { build } from "rolldown";

/** The oldest browsers whose scripts and styles work; docs/limits.md says what older ones show. */
export const supportedBrowsers = ["chrome111", "edge111", "firefox121", "safari16.4"];

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
