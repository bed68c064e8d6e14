import { changesFeed } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { publishedChanges } from "#derive/pages/changes.ts";
import { expect, test } from "./site.ts";

test("from the date of a page to what changed, newest first, and to its feed", async ({
  page,
  open,
  request,
}) => {
  await open("/services/soil-testing");
  await page.getByRole("main").getByRole("link", { name: "16 November 2026" }).click();
  await expect(page).toHaveURL(pages.changes.path);
  const days = [...new Set(publishedChanges.map(({ date }) => formatDate(date)))];
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(days);
  await expect(main.getByRole("listitem").filter({ has: page.getByRole("link") })).toContainText([
    "Home",
    ...publishedChanges.map(({ text }) => text),
  ]);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    "href",
    changesFeed,
  );
  const text = await (await request.get(changesFeed)).text();
  const feed = await page.evaluate((xml) => {
    const root = new DOMParser().parseFromString(xml, "application/xml").documentElement;
    return {
      namespace: root.namespaceURI,
      self: root.querySelector('link[rel="self"]')?.getAttribute("href"),
      children: [root, ...root.querySelectorAll("entry")].map((element) =>
        Array.from(element.children, ({ localName }) => localName),
      ),
    };
  }, text);
  const entries = publishedChanges.map(() => "entry");
  expect(feed.namespace).toBe("http://www.w3.org/2005/Atom");
  expect(new URL(feed.self!).pathname).toBe(changesFeed);
  expect(feed.children).toEqual([
    ["id", "title", "author", "updated", "link", "link", ...entries],
    ...entries.map(() => ["id", "title", "updated", "link", "category"]),
  ]);
});
