import { frameCopy, brokenPageCopy, notFoundCopy } from "#content/copy/frame/frame.ts";
import { expect, hydrated, mainLink, test } from "./site.ts";

const unknown = ["/nowhere", "/services/nothing", "/standards/nothing", "/about/more"];

test("unknown addresses are 404 with the text in the HTML", async ({ request }) => {
  for (const path of [...unknown, "/%zz", "/assets/gone.js"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain(`<h1>${notFoundCopy.heading}</h1>`);
    expect(html, path).toContain(notFoundCopy.sentence);
    expect(html.includes(' aria-current="')).toBe(false);
  }
});

test("unknown addresses still say so once hydrated, and lead home, to the services and on", async ({
  page,
  open,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  for (const path of unknown) {
    await open(path);
    await expect(heading).toHaveText(notFoundCopy.heading);
  }
  await expect(page.locator("[aria-current]")).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(notFoundCopy.heading));
  const main = page.getByRole("main");
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(main.getByRole("link", { name: frameCopy.ask })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await main.getByRole("combobox").fill("liquid limit");
  await expect(main.getByRole("option").first()).toContainText(/liquid limit/i);
  await expect(main.getByRole("link", { name: "Go to the home page" })).toHaveAttribute(
    "href",
    "/",
  );
  await main.getByRole("link", { name: "See all testing services" }).click();
  await expect(heading).toHaveText("Testing Services...");
  await page.goBack();
  await mainLink(page, "About").click();
  await expect(heading).toHaveText("About the laboratory");

  await test.step("a client navigation to an unknown path shows the same screen", async () => {
    await page.evaluate(() => {
      history.pushState({}, "", "/nowhere");
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    });
    await expect(heading).toHaveText(notFoundCopy.heading);
  });
});

test("a page that breaks keeps its frame and offers to reload", async ({ page, open }) => {
  await open("/");
  await page.getByRole("button", { name: "Dismiss announcement" }).click();
  // Data of another shape than the page expects makes it throw.
  await page.route("**/about.data*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"sections"', '"nothing"');
    await route.fulfill({ response, body });
  });
  await mainLink(page, "About").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(brokenPageCopy.heading);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(brokenPageCopy.heading));
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About the laboratory");
});

test("a tab left open from an older build loads again", async ({ page, open }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await open("/");

  await test.step("when a page's script is gone", async () => {
    await page.route("**/assets/clientele-*.js", (route) => route.fulfill({ status: 404 }));
    const reloaded = page.waitForEvent("load");
    await mainLink(page, "Clientele").click();
    await reloaded;
    await page.unrouteAll();
    await hydrated(page);
    await expect(heading).toBeVisible();
  });

  await test.step("once, when a page breaks and the server has a newer build", async () => {
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.route("**/about.data*", (route) => route.fulfill({ status: 404, body: "" }));
    await page.route("**/about", async (route) => {
      const response = await route.fetch();
      const build = /(?<=name="build" content=")[^"]+/;
      await route.fulfill({ response, body: (await response.text()).replace(build, "newer") });
    });
    await mainLink(page, "About").click();
    await expect(heading).toHaveText("About the laboratory");
    await expect(page).toHaveURL("/about");
    await expect.poll(() => loads).toBe(1);
  });
});
