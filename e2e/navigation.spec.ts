import { pages } from "#content/copy/pages.ts";
import { expect, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a link leads to the top and the new heading; back, forward and a reload restore the scroll position", async ({
  page,
  open,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const expectAt = async (path: string, top: number) => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
  };
  const soil = "/services/soil-testing";
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
