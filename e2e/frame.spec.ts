import { pages } from "#content/copy/pages.ts";
import { postalAddress, site } from "#content/site.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { expect, mainLink, test } from "./site.ts";

const names = services.map(({ name }) => name);

test("the announcement bar", async ({ page, open }) => {
  await open("/");
  const bar = page.getByRole("region", { name: "Announcement" });

  await test.step("keeps statement, phones, e-mail and call back at every width", async () => {
    for (const width of [1440, 1024, 769, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar.getByText("TC-15823")).toBeVisible();
      await expect(bar.getByRole("link", { name: "TC-15823" })).toHaveAttribute(
        "href",
        pages.accreditation.path,
      );
      for (const phone of site.phones)
        await expect(bar.getByRole("link", { name: phone })).toHaveAttribute(
          "href",
          /^tel:\+91191/,
        );
      await expect(bar.getByRole("link", { name: site.email })).toBeVisible();
      await expect(bar.getByRole("link", { name: "Request Call Back" })).toBeVisible();
    }
    await bar.getByRole("link", { name: "Request Call Back" }).click();
    await expect(page).toHaveURL("/contact");
  });

  await test.step("is at most 76 px high on phones, with targets for a thumb", async () => {
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      expect((await bar.boundingBox())!.height, `${width} px`).toBeLessThanOrEqual(76);
      for (const link of await bar.getByRole("listitem").getByRole("link").all()) {
        const { x, width: across, height } = (await link.boundingBox())!;
        expect(height).toBeGreaterThanOrEqual(44);
        expect(x + across, `${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });

  await test.step("stays dismissed from page to page until the page is loaded again", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Dismiss announcement" }).click();
    await expect(bar).toHaveCount(0);
    await expect(page.locator("#home-link")).toBeFocused();
    await mainLink(page, "About").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About the laboratory");
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(bar).toBeVisible();
  });
});

test("dropdowns open to the pointer on a wide screen", async ({ page, open }) => {
  await open("/");
  const menu = page.getByRole("button", { name: "Services" });

  for (const [label, entries] of [
    ["Services", names],
    ["NABL Scope", ["NABL Testing Scope"]],
  ] as const)
    await test.step(`${label} opens to hovering and closes when the pointer leaves`, async () => {
      const button = page.getByRole("button", { name: label });
      const list = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
      await expect(list).toBeHidden();
      await button.hover();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(list.getByRole("link")).toHaveText([...entries]);
      await page.mouse.move(700, 700);
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(list).toBeHidden();
    });

  await test.step("a click keeps the list open, a second one closes it", async () => {
    await menu.click();
    await page.mouse.move(700, 700);
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("a click outside closes the list", async () => {
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await page.mouse.click(200, 850);
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("open lists stay inside the window", async () => {
    for (const width of [1440, 1024, 769]) {
      await page.setViewportSize({ width, height: 800 });
      for (const label of ["Services", "NABL Scope"]) {
        const button = page.getByRole("button", { name: label });
        await button.hover();
        const list = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
        const box = (await list.boundingBox())!;
        expect(box.x, `${label} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `${label} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });

  await test.step("the pointer can move from the button to an entry", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await menu.hover();
    const box = (await mainLink(page, "Safety Audit").boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 25 });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(servicePath("safety-audit-facility"));
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  });
});

test("dropdowns open to the keyboard on a wide screen", async ({ page, open }) => {
  await open("/");
  await test.step("Enter opens, Tab enters, Escape closes and returns the focus", async () => {
    const button = page.getByRole("button", { name: "Services" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(mainLink(page, names[0]!)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
  });

  await test.step("leaving the list with Tab closes it", async () => {
    const button = page.getByRole("button", { name: "NABL Scope" });
    await button.focus();
    await page.keyboard.press("Space");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

test("the menu on a narrow screen", async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open("/");
  const menu = page.getByRole("button", { name: "Menu" });
  const navigation = page.getByRole("navigation", { name: "Main" });
  const list = navigation.getByRole("button", { name: "Services" });

  await test.step("shows and hides the navigation; dropdowns open to clicks, not to hovering", async () => {
    await expect(navigation).toBeHidden();
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(navigation).toBeVisible();
    await list.hover();
    await expect(list).toHaveAttribute("aria-expanded", "false");
    await list.click();
    await expect(list).toHaveAttribute("aria-expanded", "true");
    await expect(navigation.getByRole("link", { name: names[14]! })).toBeVisible();
    await list.click();
    await expect(list).toHaveAttribute("aria-expanded", "false");
    await menu.click();
    await expect(navigation).toBeHidden();
  });

  await test.step("Escape closes the open list first, then the menu", async () => {
    await menu.click();
    await list.click();
    await expect(list).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(list).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeFocused();
  });

  await test.step("closes on every navigation, also to the current page", async () => {
    for (const link of ["About", "About", "Clientele"]) {
      await menu.click();
      await navigation.getByRole("link", { name: link }).click();
      await expect(menu).toHaveAttribute("aria-expanded", "false");
    }
    await expect(page).toHaveURL("/clientele");
    await menu.click();
    await page.goBack();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("a press on an entry below an open list follows it", async () => {
    await menu.click();
    await list.click();
    await expect(list).toHaveAttribute("aria-expanded", "true");
    await navigation.getByRole("link", { name: "Clientele" }).click();
    await expect(page).toHaveURL("/clientele");
  });

  await test.step("at 769 px the navigation fits in two rows, without Menu", async () => {
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(menu).toBeHidden();
    const links = await navigation.boundingBox();
    expect(links!.x + links!.width).toBeLessThanOrEqual(769);
    expect((await page.getByRole("banner").boundingBox())!.height).toBeLessThan(100);
  });

  await test.step("from 951 px on, name, navigation and search are in one row", async () => {
    for (const width of [951, 1180, 1181, 1280, 1360, 1361, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const find = page.getByRole("banner").getByRole("button", { name: "Find a test" });
      const [search, links] = [(await find.boundingBox())!, (await navigation.boundingBox())!];
      expect(search.x, `${width} px`).toBeGreaterThanOrEqual(links.x + links.width);
      const banner = (await page.getByRole("banner").boundingBox())!;
      expect(banner.height, `${width} px`).toBeLessThan(100);
    }
  });
});

test("every page but home and contact has the sidebar, with the current service marked", async ({
  page,
  open,
}) => {
  const sidebar = page.getByRole("navigation", { name: "Testing services" });
  for (const path of ["/", "/contact"]) {
    await open(path);
    await expect(sidebar).toHaveCount(0);
  }
  await open("/about");
  await expect(sidebar.getByRole("heading", { name: "TESTING SERVICES" })).toBeVisible();
  await expect(sidebar.getByRole("link")).toHaveText(names);
  await expect(sidebar.locator("[aria-current]")).toHaveCount(0);
  await sidebar.getByRole("link", { name: names[5]! }).click();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText(names[5]!);
  await page.reload();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText(names[5]!);
});

test("the footer has the address, this year in India, and a link to /services", async ({
  page,
  open,
}) => {
  // 1 January 2032 in India, where the build's year is over.
  await page.clock.setFixedTime("2031-12-31T18:30:00Z");
  await open("/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(postalAddress);
  await expect(footer).toContainText(`© 2032 ${site.name}`);
  await footer.getByRole("link", { name: "All services" }).click();
  await expect(page).toHaveURL("/services");
});

test("the skip link is the first stop and leads to the content", async ({ page, open }) => {
  await open("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
