import { expect, test } from "vitest";
import { requestFormPage } from "#content/copy/pages.ts";
import { firstLines } from "./ask-about.ts";
import { contactPath } from "./ask-path.ts";
import { redirects } from "./redirects.ts";
import { sitemapPaths } from "./sitemap.ts";

test("every redirect leads from an address that is gone to a page", () => {
  const begun = Array.from(firstLines.keys(), contactPath);
  const paths = new Set([...sitemapPaths(), ...begun, requestFormPage.path]);
  for (const [from, to] of Object.entries(redirects())) {
    expect(paths.has(from), from).toBe(false);
    expect(paths.has(to.split("#")[0]!), to).toBe(true);
  }
});
