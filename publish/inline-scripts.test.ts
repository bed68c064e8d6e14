import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createServer } from "vite";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { inlineScripts } from "./inline-scripts.ts";

test("an edit of what an inline script imports changes the script", async () => {
  const root = temporaryFolder();
  const write = (file: string, code: string) => writeFileSync(join(root, file), code);
  write("start.ts", 'import "./imported.ts";');
  write("imported.ts", 'console.log("first");');
  const server = { middlewareMode: true, ws: false } as const;
  const vite = await createServer({ root, configFile: false, plugins: [inlineScripts], server });
  const script = async () => JSON.stringify(await vite.ssrLoadModule("/start.ts?inline-script"));
  expect(await script()).toContain("first");
  write("imported.ts", 'console.log("second");');
  await expect.poll(script).toContain("second");
  await vite.close();
});
