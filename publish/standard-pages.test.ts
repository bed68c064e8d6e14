import { statSync } from "node:fs";
import { join } from "node:path";
import * as tree from "@parse5/tools";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { receivedPath } from "#contract/enquiry.ts";
import { standardText } from "#derive/standards/standard-text.ts";
import { standardPages } from "#derive/standards/standards-in-use.ts";
import { elementsNamed } from "./html.ts";
import { client, readPage } from "./testing/built-site.ts";

/** What the page of a standard adds to the frame, in KB (1000 bytes). */
const standardKb = 5;
const compressedKb = (path: string) => statSync(join(client, path, "index.html.br")).size / 1000;

function read(path: string) {
  const page = readPage(path);
  return {
    texts: (name: string) => elementsNamed(page, name).map(tree.getTextContent),
    hrefs: (name: string) =>
      elementsNamed(page, name).flatMap((element) => tree.getAttribute(element, "href") ?? []),
  };
}

test("the page of every standard has its title, its canonical URL and a link to each test", () => {
  for (const page of standardPages) {
    const { texts, hrefs } = read(page.path);
    expect(texts("title")[0]).toBe(`${standardText(page).title} | ${site.name}`);
    expect(texts("h1")).toEqual([page.number]);
    expect(hrefs("link").map((href) => URL.parse(href)?.pathname)).toContain(page.path);
    expect(hrefs("a")).toEqual(
      expect.arrayContaining(
        page.services.flatMap(({ path, tests }) => tests.map(({ id }) => `${path}#${id}`)),
      ),
    );
  }
});

test("a standard adds little to the frame that all pages share", () => {
  const frame = compressedKb(receivedPath);
  const most = Math.max(...standardPages.map(({ path }) => compressedKb(path) - frame));
  expect(most).toBeLessThanOrEqual(standardKb);
});
