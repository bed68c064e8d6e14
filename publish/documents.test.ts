import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import {
  addLateSheet,
  addToHead,
  inlineStyleSheets,
  rejectStyleAttributes,
  removeCurrentMarks,
  removeScripts,
  structuredData,
  takePreloads,
} from "./documents.ts";
import { newElement } from "./html.ts";

const page = (head: string, body = "") =>
  parse(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

test("linked style sheets are inlined once each, in order, where the first was; a page has one", () => {
  const links = ["/a.css", "/b.css", "/a.css#"].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  const document = page(`<title>T</title>${links.join("")}<meta name="x">`);
  inlineStyleSheets(document, (path) => `/* ${path} */`);
  expect(serialize(document)).toContain(
    '<title>T</title><style>/* /a.css *//* /b.css */</style><meta name="x">',
  );
  expect(() => inlineStyleSheets(page(""), () => "")).toThrow("no style sheet");
});

test("a sheet without a class of the document is linked where nothing waits for it", () => {
  const sheets = { "/a.css": ":root{--a:0}", "/b.css": ".ab0{top:0}", "/c.css": ".cd0{top:0}" };
  const links = Object.keys(sheets).map((href) => `<link rel="stylesheet" href="${href}">`);
  const document = page(links.join(""), '<p class="x ab0">Text</p><dialog class="cd0"></dialog>');
  inlineStyleSheets(document, (path) => sheets[path as keyof typeof sheets]);
  addLateSheet(document, "/print.css", "print");
  expect(serialize(document)).toContain(
    '<style>:root{--a:0}.ab0{top:0}</style></head><body><p class="x ab0">Text</p><dialog class="cd0"></dialog>' +
      '<link rel="stylesheet" href="/c.css">' +
      '<link rel="stylesheet" href="/print.css" media="print"></body>',
  );
});

test("nothing is preloaded, and an inline script carries its parameters", () => {
  const document = page('<link rel="modulepreload" href="/a.js"><link rel="icon" href="/i.svg">');
  expect(takePreloads(document)).toEqual(["/a.js"]);
  addToHead(document, newElement("script", { "data-page": "/p.js" }, "run()"));
  expect(serialize(document)).toContain(
    '<head><link rel="icon" href="/i.svg"><script data-page="/p.js">run()</script></head>',
  );
});

test("text in structured data cannot end its element", () => {
  const document = page("");
  addToHead(document, structuredData({ name: "</script>" }));
  expect(serialize(document)).toContain(
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script></head>',
  );
});

test("a page for visitors without scripts holds none", () => {
  const document = page("<script>a()</script>", '<p>Text</p><script type="module">b()</script>');
  removeScripts(document);
  expect(serialize(document)).not.toContain("<script");
});

test("no link is marked as current", () => {
  const document = page("", '<nav><a aria-current="page" href="/">Home</a></nav>');
  removeCurrentMarks(document);
  expect(serialize(document)).toContain('<nav><a href="/">Home</a></nav>');
});

test("a style attribute stops the build; the same text in a script does not", () => {
  expect(() => rejectStyleAttributes(page("", '<p style="color:red">'))).toThrow(
    "style attribute on <p>",
  );
  expect(() =>
    rejectStyleAttributes(page("", "<script>x = '<p style=\"a\">'</script>")),
  ).not.toThrow();
});
