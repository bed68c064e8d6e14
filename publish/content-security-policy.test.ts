import { createHash } from "node:crypto";
import { serialize } from "parse5";
import { expect, test } from "vitest";
import { addContentSecurityPolicy, contentSecurityPolicy } from "./content-security-policy.ts";
import { parseDocument } from "./html.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policyOf = (html: string, enquiryOrigin?: string) =>
  contentSecurityPolicy(parseDocument(html), enquiryOrigin);

test("a page's policy allows its own inline code and no other", () => {
  const policy = policyOf(
    '<style>p{}</style><script>one()</script><script type="module" async="">two()</script>',
  );
  expect(policy).toContain(`script-src 'self' ${sha("one()")} ${sha("two()")};`);
  expect(policy).toContain(`style-src 'self' ${sha("p{}")};`);
  expect(policy).not.toContain("unsafe");
});

test("only a page that holds an object may load one", () => {
  expect(policyOf("<p></p>")).toContain("object-src 'none'; frame-src 'none';");
  const object = '<object data="/a.pdf"></object>';
  for (const html of [object, `<noscript>${object}</noscript>`])
    expect(policyOf(html)).toContain("object-src 'self'; frame-src 'self';");
});

test("nothing relies on the default", () => {
  const policy = policyOf("<p></p>");
  expect(policy).toContain("default-src 'none';");
  const directives = policy.split("; ").map((directive) => directive.split(" ")[0]);
  const fetched = ["script", "style", "img", "font", "connect", "manifest", "worker", "media"];
  for (const kind of [...fetched, "object", "frame"]) expect(directives).toContain(`${kind}-src`);
});

test("structured data is not code, an empty element has no hash, and the same script counts once", () => {
  const policy = policyOf(
    '<script type="application/ld+json">{}</script><script></script><script>a()</script><script>a()</script>',
  );
  expect(policy).toContain(`script-src 'self' ${sha("a()")};`);
});

test("enquiries may go to the origin that takes them, and to no third", () => {
  expect(policyOf("")).toContain("connect-src 'self';");
  expect(policyOf("", "https://backend.example")).toContain(
    "connect-src 'self' https://backend.example;",
  );
});

test("the policy comes behind the character set and before every script", () => {
  const document = parseDocument('<head><meta charset="utf-8"><script>a()</script></head>');
  addContentSecurityPolicy(document);
  expect(serialize(document)).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>/,
  );
});
