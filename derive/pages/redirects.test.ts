import { expect, test } from "vitest";
import { requestFormPage } from "#content/copy/pages.ts";
import { firstLines } from "./ask-about.ts";
import { contactPath } from "./ask-path.ts";
import { redirects } from "./redirects.ts";
import { sitemapPaths } from "./sitemap.ts";
import { standardsInUse } from "../standards/standards-in-use.ts";
import { standardPath } from "../standards/paths.ts";

test("every redirect leads from an address that is gone to a page", () => {
  const begun = Array.from(firstLines.keys(), contactPath);
  const paths = new Set([...sitemapPaths(), ...begun, requestFormPage.path]);
  for (const [from, to] of Object.entries(redirects())) {
    expect(paths.has(from), from).toBe(false);
    expect(paths.has(to.split("#")[0]!), to).toBe(true);
  }
  for (const gone of ["/changes", "/changes.atom", "/catalogue.csv"])
    expect(redirects()[gone]).toBe("/");
  expect(redirects()["/standards/is-1208"]).toBe("/standards/is-1208-1");
  const { number, path } = standardsInUse.find(({ hasPage }) => !hasPage)!;
  expect(redirects()[standardPath(number)]).toBe(path);
});
