import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { controlPage } from "./control-page.ts";

const page = [
  '<html><head><title>Soil</title><meta name="description" content="d"/><style>p{}</style>',
  '<link rel="modulepreload" href="/a.js"/>',
  '<link rel="preload" href="/sans.woff2" as="font" type="font/woff2" crossorigin=""></head>',
  '<body><p class="a" data-x="1">Soil <!-- -->tests</p><img src="/a.avif" alt="A"/>',
  "<script>a()</script></body></html>",
].join("");

test("the control page keeps text, pictures and fonts, in markup and styles of its own", () => {
  const control = controlPage(page);
  expect(control).toContain('<body><p>Soil tests</p><img src="/a.avif" alt="A"></body>');
  expect(control).toContain("<title>Soil</title>");
  expect(control).toContain('"Plain Sans";src:url(/sans.woff2)');
  expect(control).toContain(readFileSync(join(import.meta.dirname, "control-page.css"), "utf8"));
  expect(control).not.toMatch(/<script|modulepreload|p\{\}/);
});
