import type { Page } from "@playwright/test";
import { certificateNumber } from "#content/claims.ts";
import { pages } from "#content/copy/pages.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { postalAddress, site } from "#content/site.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { expectNoFindings } from "./axe.ts";
import { serviceSlug } from "./orders.ts";
import { enlargeText, expect, mainLink, test } from "./site.ts";

const names = services.map(({ name }) => name);
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const expectOpen = (page: Page, name: string, isOpen: boolean) =>
  expect(button(page, name)).toHaveAttribute("aria-expanded", String(isOpen));

/** Only a long name of the laboratory makes the header higher. */
async function expectLow(page: Page, highest: number) {
  const banner = page.getByRole("banner");
  const name = (await banner.getByRole("link").first().boundingBox())!;
  const { height } = (await banner.boundingBox())!;
  expect(height).toBeLessThanOrEqual(Math.max(highest, name.height + 8));
}

test("the announcement bar", async ({ page, open }) => {
  await open("/");
  const bar = page.getByRole("region", { name: "Announcement" });

  await test.step("keeps statement, phones, e-mail and call back at every width, in reach of a thumb", async () => {
    for (const width of [1440, 769, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of [certificateNumber, ...site.phones, site.email, "Request Call Back"])
        await expect(bar.getByRole("link", { name })).toBeVisible();
      if (width > 390) continue;
      // Numbers that begin differently have a line each.
      const isAlike = new Set(site.phones.map((phone) => phone.slice(0, -4))).size === 1;
      const highest = isAlike ? 70 : 70 + 44;
      expect((await bar.boundingBox())!.height, `${width} px`).toBeLessThanOrEqual(highest);
      for (const link of await bar.getByRole("listitem").getByRole("link").all()) {
        const { x, width: across, height } = (await link.boundingBox())!;
        expect(height).toBeGreaterThanOrEqual(44);
        expect(x + across, `${width} px`).toBeLessThanOrEqual(width);
      }
    }
    await bar.getByRole("link", { name: "Request Call Back" }).click();
    await expect(page).toHaveURL("/contact");
  });

  await test.step("stays dismissed from page to page until the page is loaded again", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, "Dismiss announcement").click();
    await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
    await mainLink(page, "About").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.about.heading);
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeVisible();
  });
});

test("dropdowns on a wide screen", async ({ page, open }) => {
  await open("/");

  await test.step("open to the keyboard: Tab enters and leaves, Escape closes and returns", async () => {
    await button(page, "Services").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(mainLink(page, names[0]!)).toBeFocused();
    await page.keyboard.press("Escape");
    await expectOpen(page, "Services", false);
    await expect(button(page, "Services")).toBeFocused();
    await button(page, "NABL Scope").focus();
    await page.keyboard.press("Space");
    await expectOpen(page, "NABL Scope", true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expectOpen(page, "NABL Scope", false);
  });

  await test.step("open to hovering, inside the window, and close when the pointer leaves", async () => {
    for (const [label, entries, width] of [
      ["Services", names, 1440],
      ["NABL Scope", [pages.testingScope.title], 1440],
      ["Services", names, 769],
      ["NABL Scope", [pages.testingScope.title], 769],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await button(page, label).hover();
      await expectOpen(page, label, true);
      const id = await button(page, label).getAttribute("aria-controls");
      const list = page.locator(`[id="${id}"]`);
      await expect(list.getByRole("link")).toHaveText([...entries]);
      const { x, width: across } = (await list.boundingBox())!;
      expect(x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(x + across, `${width} px`).toBeLessThanOrEqual(width);
      await page.mouse.move(300, 800);
      await expect(list).toBeHidden();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("the pointer can move from the button to an entry", async () => {
    await button(page, "Services").hover();
    await expectNoFindings(page, { part: "header" });
    // The lowest of the left column: a straight way there does not leave button and list.
    const { name, slug } = services.findLast((_, at) => at % 2 === 0)!;
    const box = (await mainLink(page, name).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 25 });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(servicePath(slug));
    await expectOpen(page, "Services", false);
  });

  await test.step("from 769 px on there is no Menu, and from 901 px on all is in one row", async () => {
    for (const width of [769, 901, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(button(page, "Menu")).toBeHidden();
      const links = (await navigation(page).boundingBox())!;
      expect(links.x + links.width).toBeLessThanOrEqual(width);
      await expectLow(page, 100);
      if (width === 769) continue;
      const search = (await button(page, "Find a test").boundingBox())!;
      expect(search.x, `${width} px`).toBeGreaterThanOrEqual(links.x + links.width);
    }
  });
});

test("the menu on a narrow screen", async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await open("/");

  await test.step("opens; dropdowns open to clicks, not to hovering", async () => {
    await expect(navigation(page)).toBeHidden();
    await button(page, "Menu").click();
    await button(page, "Services").hover();
    await expectOpen(page, "Services", false);
    await button(page, "Services").click();
    await expect(mainLink(page, names.at(-1)!)).toBeVisible();
    await expectNoFindings(page, { part: "header" });
  });

  await test.step("Escape closes the open list first, then the menu", async () => {
    await page.keyboard.press("Escape");
    await expectOpen(page, "Services", false);
    await expectOpen(page, "Menu", true);
    await page.keyboard.press("Escape");
    await expectOpen(page, "Menu", false);
    await expect(button(page, "Menu")).toBeFocused();
  });

  await test.step("closes on every navigation, from below an open list", async () => {
    await button(page, "Menu").click();
    await button(page, "Services").click();
    await mainLink(page, "About").click();
    await expect(page).toHaveURL("/about");
    await expectOpen(page, "Menu", false);
    await button(page, "Menu").click();
    await page.goBack();
    await expectOpen(page, "Menu", false);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test("header of one line; a bar that calls and asks, or leads to the list; nothing sticks at 200 %", async ({
    page,
    open,
  }) => {
    await open(servicePath(serviceSlug));
    const banner = page.getByRole("banner");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 780 });
      await expectLow(page, 62);
    }
    const bar = page
      .getByRole("link", { name: /^Call \+91/ })
      .last()
      .locator("..");
    const scroll = () => page.evaluate(() => scrollTo(0, 4000));
    await scroll();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page
      .getByRole("button", { name: /^Add .+ to enquiry/ })
      .first()
      .click();
    await expect(page.getByText(yourRequestCopy.withCount(1))).toBeInViewport();
    await enlargeText(page);
    await scroll();
    await expect(banner).not.toBeInViewport();
    await expect(bar).not.toBeInViewport();
  });
});

test("the list of services is beside a page, or up to 1024 px a closed line below it", async ({
  page,
}) => {
  const list = page.getByRole("navigation", { name: "Testing services" });
  const boxes = () => Promise.all([page.getByRole("main"), list].map((part) => part.boundingBox()));
  const service = list.getByRole("link", { name: names[0]! });
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(pages.standards.path);
  const [content, beside] = await boxes();
  expect(beside!.x).toBeGreaterThanOrEqual(content!.x + content!.width);
  await expect(service).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  const [above, below] = await boxes();
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  expect(below!.height).toBeLessThanOrEqual(64);
  await expect(service).toBeHidden();
  await list.getByText("All services").click();
  await expect(service).toBeVisible();
});

test("the skip link is the first stop; the footer has the address, this year in India, and a link to /services", async ({
  page,
  open,
}) => {
  // 1 January 2032 in India, where the build's year is over.
  await page.clock.setFixedTime("2031-12-31T18:30:00Z");
  await open("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(postalAddress);
  await expect(footer).toContainText(`© 2032 ${site.name}`);
  await footer.getByRole("link", { name: "All services" }).click();
  await expect(page).toHaveURL("/services");
});
