import { noScriptPages, noScriptPagesPath } from "#contract/no-script-pages.ts";
import { notFoundCopy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { expect, test } from "./site.ts";

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
    const html = await response.text();
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${notFoundCopy.heading}</h1>`));
    expect(html, path).toContain(notFoundCopy.sentence);
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
