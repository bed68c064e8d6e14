import { standardPath } from "#derive/standards/paths.ts";
import { standardsInUse } from "#derive/standards/standards-in-use.ts";
import { expect, test } from "./site.ts";
import { changesFeed } from "#content/copy/files.ts";
import { publishedChanges } from "#derive/pages/changes.ts";

const soil = "/services/soil-testing";
const subject = "Liquid and plastic limit of soil";

test("a standard in a table leads to its page and on to the test's row", async ({
  page,
  open,
  request,
}) => {
  await open(soil);
  const chip = page.getByRole("link", { name: "IS 2720 (Part 5)" }).first();
  await chip.click();
  await expect(page).toHaveURL("/standards/is-2720-5");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("IS 2720 (Part 5)");
  await expect(page.getByRole("main")).toContainText(subject);
  await page.getByRole("button", { name: /^add atterberg limits.* to enquiry$/i }).click();
  const row = page
    .getByRole("main")
    .getByRole("link", { name: /^atterberg limits: liquid limit/i });
  const { hash } = new URL(await row.evaluate((link: HTMLAnchorElement) => link.href));
  await row.click();
  await expect(page).toHaveURL(soil + hash);
  const target = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();

  await test.step("from the date of the page to what changed, newest first, and to its feed", async () => {
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
});

test("the index shows what is typed, and the address of a standard without a page leads to its entry", async ({
  page,
  open,
}) => {
  await open("/standards");
  await page.getByRole("searchbox", { name: "Number or subject" }).fill("is2720 part 5");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 found");
  await expect(page.getByRole("main").locator("li:visible").last()).toContainText(subject);

  const { number, path, services } = standardsInUse.find(({ hasPage }) => !hasPage)!;
  await page.goto(standardPath(number));
  await expect(page).toHaveURL(path);
  await expect(page.locator(":target")).toBeInViewport();
  await page.locator(":target").getByRole("link").click();
  await expect(page).toHaveURL(`${services[0]!.path}#${services[0]!.tests[0]!.id}`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the index lists the standards by publisher", async ({ page }) => {
    await page.goto("/standards");
    await expect(page.getByRole("heading", { name: "Indian Roads Congress" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page.getByRole("heading", { name: "IS 10000 and above" }).click();
    await page.getByRole("link", { name: "IS 10500:2012" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("IS 10500:2012");
  });
});
