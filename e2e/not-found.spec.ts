import { frameCopy, brokenPageCopy, notFoundCopy } from "#content/copy/frame/frame.ts";
import { expect, hydrated, mainLink, test } from "./site.ts";

test("unknown addresses are 404 with the text in the HTML, still say so once hydrated, and lead on", async ({
  page,
  request,
  open,
}) => {
  const paths = ["/services/nothing", "/standards/nothing", "/about/more", "/%zz", "/nowhere"];
  for (const path of [...paths, "/assets/gone.js"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain(`<h1>${notFoundCopy.heading}</h1>`);
    expect(html, path).toContain(notFoundCopy.sentence);
  }
  const heading = page.getByRole("heading", { level: 1 });
  for (const path of ["/services/nothing", "/nowhere"]) {
    await open(path);
    await expect(heading).toHaveText(notFoundCopy.heading);
  }
  await expect(page.locator("[aria-current]")).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(notFoundCopy.heading));
  const main = page.getByRole("main");
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(main.getByRole("link", { name: frameCopy.ask })).toBeInViewport({ ratio: 1 });
  await main.getByRole("combobox").fill("liquid limit");
  const home = main.getByRole("link", { name: "Go to the home page" });
  await expect(home).toHaveAttribute("href", "/");
  await page.setViewportSize({ width: 1440, height: 900 });
  await main.getByRole("link", { name: "See all testing services" }).click();
  await expect(heading).toHaveText("Testing Services...");
});

test("a page that breaks keeps its frame and offers to reload", async ({ page, open }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await open("/");
  // Data of another shape than the page expects makes it throw.
  await page.route("**/about.data*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"sections"', '"nothing"');
    await route.fulfill({ response, body });
  });
  await mainLink(page, "About").click();
  await expect(heading).toHaveText(brokenPageCopy.heading);
  await expect(heading).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(heading).toHaveText("About the laboratory");

  await test.step("one whose script an older build had is loaded again", async () => {
    await page.route("**/assets/clientele-*.js", (route) => route.fulfill({ status: 404 }));
    await hydrated(page);
    const reloaded = page.waitForEvent("load");
    await mainLink(page, "Clientele").click();
    await reloaded;
    await page.unrouteAll();
    await hydrated(page);
    await expect(heading).toBeVisible();
  });
});
