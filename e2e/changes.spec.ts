import { changesFeed } from "#content/copy/files.ts";
import { publishedChanges } from "#derive/pages/changes.ts";
import { expect, test } from "./site.ts";

test("from the date of a page to what changed, newest first, and to its feed", async ({
  page,
  open,
  request,
}) => {
  await open("/services/soil-testing");
  await page.getByRole("main").getByRole("link", { name: "16 November 2026" }).click();
  const texts = publishedChanges.map(({ text }) => text);
  await expect(page.getByRole("article").locator("section li")).toContainText(texts);
  const feed = page.locator('link[type="application/atom+xml"]');
  await expect(feed).toHaveAttribute("href", changesFeed.path);
  const xml = await (await request.get(changesFeed.path)).text();
  const [root, ...entries] = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, "application/xml");
    return [documentElement, ...documentElement.querySelectorAll("entry")].map(({ children }) =>
      Array.from(children, ({ localName, textContent }) => [localName, textContent]),
    );
  }, xml);
  const entry = ["id", "title", "updated", "link"];
  expect(root!.map(([name]) => name).slice(0, 6)).toEqual([...entry, "link", "author"]);
  expect(entries.map((parts) => parts.map(([name]) => name))).toEqual(texts.map(() => entry));
  expect(entries.map((parts) => parts[1]![1])).toEqual(texts);
});
