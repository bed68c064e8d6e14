import { expect, test } from "vitest";
import { finishAnswer, finishDocument } from "./documents.ts";
import { laterStyles } from "./later-parts.ts";

const chunk = JSON.stringify('["a<"]\n').replaceAll("<", "\\u003c");
const page = (body = "") =>
  [
    '<html><head><link rel="modulepreload" href="/assets/a.js"/></head>',
    `<body>${body}<script>(() => {})("react-router-scroll-positions", null)</script>`,
    "<script>window.__reactRouterContext = {};</script>",
    `<script type="module" async="">import "/assets/a.js";`,
    'import("/assets/entry.js");</script>',
    `<script>window.__reactRouterContext.streamController.enqueue(${chunk});</script>`,
    "<script>window.__reactRouterContext.streamController.close();</script></body></html>",
  ].join("\n");
const parts = {
  build: "b1",
  css: "p{color:red}.elsewhere{color:blue}",
  largestPath: "/assets/react-dom.js",
  fonts: ["/assets/f.woff2"],
};

const imported = (html: string) =>
  [...html.matchAll(/import\([`"]([^`"]+)[`"]\)/g)].map(([, path]) => path);

test("its styles and the faces come with the document; scripts, their data and other styles after it", () => {
  const { html, files } = finishDocument(page("<p>Text</p>"), parts);
  expect(html).toContain(`<style>p{color:red}${laterStyles}</style></head>`);
  expect(html).toContain('<link rel="preload" href="/assets/f.woff2" as="font"');
  expect(html).toContain('<meta name="build" content="b1">');
  expect(html).not.toContain("modulepreload");
  expect(html).not.toContain('import "/assets/a.js"');
  expect(html).not.toContain("scroll-positions");
  const [boot, data, rest] = files;
  expect(imported(html)).toEqual([boot!.path, "/assets/react-dom.js", "/assets/entry.js"]);
  expect(boot!.text).toContain('import "/assets/a.js";');
  expect(boot!.text).toContain("window.__reactRouterContext = {};");
  expect(html).not.toContain("__reactRouterContext =");
  expect(html).toContain(data!.path);
  expect(data!.text).toBe('["a<"]\n');
  expect(html).not.toContain('streamController.enqueue("');
  expect(html).toContain(rest!.path);
  expect(rest!.text).toBe(".elsewhere{color:blue}");
});

test("structured data stands in the head, and no word of it can end its element", () => {
  const { html } = finishDocument(page(), { ...parts, structuredData: { name: "</script>" } });
  expect(html).toContain(
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script></head>',
  );
});

test("a style attribute stops the build, as the policy would refuse it", () => {
  expect(() => finishDocument(page('<p class="a" style="color:red">'), parts)).toThrow(
    "style attribute",
  );
  expect(() =>
    finishDocument(page('<script>x = "<p style=\\"a\\">"</script>'), parts),
  ).not.toThrow();
});

test("a page without the framework's script, its entry, its context or its data stops the build", () => {
  expect(() => finishDocument("<html><head></head></html>", parts)).toThrow("no module script");
  expect(() => finishDocument(page().replace('import("/assets/entry.js");', ""), parts)).toThrow(
    "importing its entry",
  );
  expect(() => finishDocument(page().replace("Context = {}", "Context"), parts)).toThrow(
    "no context",
  );
  expect(() => finishDocument(page().replace("enqueue(", "other("), parts)).toThrow("no data");
});

test("an answer to a form has the styles, and nothing in it runs", () => {
  const html = finishAnswer(
    page('<p>Text</p><script>a()</script><script type="application/ld+json">{}</script>'),
    parts,
  );
  expect(html).toContain("<style>p{color:red}</style></head>");
  expect(html).not.toMatch(/<script|modulepreload/);
});
