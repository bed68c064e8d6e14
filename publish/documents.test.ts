import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { addToHead, rejectStyleAttributes, structuredData } from "./documents.ts";

const page = (head: string, body = "") =>
  parse(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

test("text in structured data cannot end its element", () => {
  const document = page("");
  addToHead(document, structuredData({ name: "</script>" }));
  expect(serialize(document)).toContain(
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script></head>',
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
