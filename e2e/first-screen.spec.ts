import { finderCopy } from "#content/copy/finder/finder.ts";
import { notice } from "#content/notice.ts";
import { site } from "#content/site.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { serviceSlug } from "./orders.ts";
import { expect, layoutShift, test } from "./site.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test("the first screen has Get Started, and the field of the finder is outside the slider", async ({
    page,
    open,
  }) => {
    await open("/");
    const action = page.getByRole("link", { name: "Get Started" });
    // A notice and a long name take lines of the screen.
    if (!notice && site.name.length <= 24) await expect(action).toBeInViewport({ ratio: 1 });
    const field = { name: finderCopy.label };
    await expect(page.getByRole("main").getByRole("combobox", field)).toBeVisible();
    await expect(page.getByRole("region").getByRole("combobox", field)).toHaveCount(0);
    expect((await action.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

  test("Get Started scrolls smoothly, and at once under reduced motion", async ({ page, open }) => {
    await open("/");
    const action = page.getByRole("link", { name: "Get Started" });
    await expect(action).toHaveAttribute("href", "#accreditations");
    for (const [reducedMotion, behavior] of [
      ["no-preference", "smooth"],
      ["reduce", "auto"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(page.locator("html")).toHaveCSS("scroll-behavior", behavior);
    }
  });
});

test.describe("on a device without hover", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a page is laid out after its first screen, and at once where a place in it is sought", async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      window.name = "";
      new MutationObserver(() => {
        const section = document.querySelector("main section");
        if (section && getComputedStyle(section).contentVisibility === "auto")
          window.name = "laid out later";
      }).observe(document, { childList: true, subtree: true });
    });
    const layout = () =>
      page.evaluate(() => {
        const section = document.querySelector("main section")!;
        return [window.name, getComputedStyle(section).contentVisibility];
      });
    const path = servicePath(serviceSlug);
    await open(path);
    expect(await layout()).toEqual(["laid out later", "visible"]);
    await page.reload();
    expect(await layout()).toEqual(["", "visible"]);
    await page.goto("/");
    await open(`${path}#tests-and-standards`);
    expect(await layout()).toEqual(["", "visible"]);
  });

  test("nothing moves when the rest of a page is laid out", async ({ page, open }) => {
    for (const path of ["/", servicePath(serviceSlug)]) {
      await open(path);
      expect(await layoutShift(page), path).toBeLessThan(0.01);
    }
  });
});
