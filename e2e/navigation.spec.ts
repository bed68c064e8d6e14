import { getTextContent } from "@parse5/tools";
import { notFoundCopy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { noScriptPages, noScriptPagesPath } from "#contract/no-script-pages.ts";
import { standardPath } from "#derive/standards/paths.ts";
import { standardsInUse } from "#derive/standards/standards-in-use.ts";
import { elementsNamed, parseDocument } from "#publish/html.ts";
import { expect, test } from "./site.ts";

const soil = "/services/soil-testing";
const subject = "Liquid and plastic limit of soil";

test("a link leads to the top and the new heading; back, forward and a reload restore the scroll position", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const heading = page.getByRole("heading", { level: 1 });
  const expectAt = async (path: string, top: number) => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
  };
  // A hash that cannot be decoded breaks nothing.
  await open(`${soil}#%`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).focus();
  await page.evaluate(() => scrollTo(0, 700));
  await page.keyboard.press("Enter");
  await expectAt("/privacy", 0);
  await expect(heading).toHaveText(pages.privacy.heading);
  await expect(page).toHaveTitle(new RegExp(`^${pages.privacy.heading}`));
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expectAt(`${soil}#%`, 700);
  await page.goForward();
  await expectAt("/privacy", 300);
  await page.reload();
  await expectAt("/privacy", 300);
  await page.goBack();
  await expectAt(`${soil}#%`, 700);
});

test("a standard in a table leads to its page and on to the test's row", async ({ page, open }) => {
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
});

test("the index shows what is typed, and the address of a standard without a page leads to its entry", async ({
  page,
  open,
}) => {
  // What the keyboard of a phone leaves.
  await page.setViewportSize({ width: 390, height: 500 });
  await open("/standards");
  await page.getByRole("searchbox", { name: "Number or subject" }).fill("is2720 part 5");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 found");
  const found = page.getByRole("main").locator("li:visible").last();
  await expect(found).toContainText(subject);
  await expect(found).toBeInViewport({ ratio: 1 });

  const { number, path, services } = standardsInUse.find(({ hasPage }) => !hasPage)!;
  await page.goto(standardPath(number));
  await expect(page).toHaveURL(path);
  await expect(page.locator(":target")).toBeInViewport();
  await page.locator(":target").getByRole("link").click();
  await expect(page).toHaveURL(`${services[0]!.path}#${services[0]!.tests[0]!.id}`);
});

test("unknown addresses are 404 with the text in the HTML, and lead on", async ({
  page,
  request,
  open,
}) => {
  const paths = ["/services/nothing", "/standards/nothing", "/about/more", "/%zz", "/nowhere"];
  const files = ["/assets/gone.js", ...noScriptPages.map((name) => `${noScriptPagesPath}/${name}`)];
  for (const path of [...paths, ...files]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const document = parseDocument(await response.text());
    const text = (name: string) => elementsNamed(document, name).map(getTextContent);
    expect(text("h1"), path).toEqual([notFoundCopy.heading]);
    expect(text("main"), path).toEqual([expect.stringContaining(notFoundCopy.sentence)]);
  }
  const heading = page.getByRole("heading", { level: 1 });
  await open("/nowhere");
  await expect(page.locator("[aria-current]")).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(notFoundCopy.heading));
  const main = page.getByRole("main");
  await page.setViewportSize({ width: 390, height: 780 });
  const field = main.getByRole("combobox");
  const { y: first } = (await main.getByText(notFoundCopy.sentence).boundingBox())!;
  expect(first).toBeLessThan((await field.boundingBox())!.y);
  expect((await heading.boundingBox())!.y).toBeGreaterThan((await field.boundingBox())!.y);
  await expect(main.getByRole("link")).toHaveText([notFoundCopy.home]);
  await expect(main.getByRole("link")).toHaveAttribute("href", pages.home.path);
  await field.fill("liquid limit");
  await expect(main.getByRole("option").first()).toBeVisible();
});
