import { expect, test } from "vitest";
import { scopeFile } from "#content/copy/files.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { standards } from "#content/standards.ts";
import { servicePath } from "../catalogue/paths.ts";
import { firstLines } from "./ask-about.ts";
import { contactPath } from "./ask-path.ts";
import { redirects } from "./redirects.ts";
import { sitemapPaths } from "./sitemap.ts";
import { standardAddress, standardsInUse } from "../standards/standards-in-use.ts";
import { standardPath } from "../standards/paths.ts";

test("every redirect leads from an address that is gone to a page", () => {
  const begun = Array.from(firstLines.keys(), contactPath);
  const paths = new Set([...sitemapPaths(), ...begun, requestFormPage.path, scopeFile.path]);
  for (const [from, to] of Object.entries(redirects())) {
    expect(paths.has(from), from).toBe(false);
    expect(paths.has(to.split("#")[0]!), to).toBe(true);
  }
  const { number, path } = standardsInUse.find(({ hasPage }) => !hasPage)!;
  expect(redirects()[standardPath(number)]).toBe(path);
});

test("what was removed leads to what took its place, or to a list", () => {
  const [{ slug: now }] = services as [Service];
  const removed = redirects([{ slug: "our-old", now }, { slug: "our-older" }]);
  expect(removed["/services/our-old"]).toBe(servicePath(now));
  expect(removed["/services/our-older"]).toBe(pages.services.path);
  expect(removed["/contact/our-old"]).toBe(pages.contact.path);
  const unused = standards.filter(({ number }) => !standardAddress(number));
  for (const { number } of unused) expect(removed[standardPath(number)]).toBe(pages.standards.path);
});
