import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { takePageScript } from "./page-script.ts";

const controller = "window.__reactRouterContext.streamController";
const context = "<script>window.__reactRouterContext = {};</script>";
const module = '<script type="module" async="">import "/a.js";\nimport("/entry.js");</script>';
const chunk = (text: string) => `<script>${controller}.enqueue(${JSON.stringify(text)});</script>`;
const close = `<script>${controller}.close();</script>`;

test("the framework's scripts become one module, its data one text, and the elements stay empty", () => {
  const document = parse(
    `<body><p>Text</p>${context}${module}${chunk("[1,")}${chunk("2]\n")}${close}`,
  );
  const { code, state } = takePageScript(document);
  expect(code).toBe('window.__reactRouterContext = {};\nimport "/a.js";\nimport("/entry.js");');
  expect(state).toBe("[1,2]\n");
  expect(serialize(document)).toContain(
    `<p>Text</p><script></script><script type="module" async=""></script>${"<script></script>".repeat(3)}`,
  );
});

test("a page without a module script or without data stops the build", () => {
  expect(() => takePageScript(parse(context + chunk("1")))).toThrow("no module script");
  expect(() => takePageScript(parse(context + module + close))).toThrow("no data");
});
