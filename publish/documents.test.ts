import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, serialize } from "parse5";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { joinUnits, rejectStyleAttributes } from "./documents.ts";
import { inlineScripts } from "./inline-scripts.ts";

const page = (head: string, body = "") =>
  parse(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

test("a number stays on the line of its unit, but in what React compares and in scripts", () => {
  const text = "at 60 °C in 2 h, 7 of 10 m, ≤ 5 mg/l";
  const document = page("", `<p>${text}</p><astro-island>${text}</astro-island>`);
  joinUnits(document);
  expect(serialize(document)).toContain(
    `<p>at 60&nbsp;°C in 2&nbsp;h, 7 of 10&nbsp;m, ≤&nbsp;5&nbsp;mg/l</p><astro-island>${text}</astro-island>`,
  );
});

test("a style attribute stops the build; the same text in a script does not", () => {
  expect(() => rejectStyleAttributes(page("", '<p style="color:red">'))).toThrow(
    "style attribute on <p>",
  );
  expect(() =>
    rejectStyleAttributes(page("", "<script>x = '<p style=\"a\">'</script>")),
  ).not.toThrow();
});

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
