import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("every kind of page shows its heading, navigation and footer", async ({ page }) => {
  for (const path of ["/", "/contact", servicePath("soil-testing"), "/nowhere"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(/© 20\d\d /);
  }
});

test("menus open to keyboard and pointer, and rows of cards scroll by keyboard", async ({
  page,
}) => {
  const navigation = page.getByRole("navigation", { name: "Main" });
  const entry = navigation.getByRole("link", { name: services[3]!.name });
  for (const width of [1440, 360])
    await test.step(`menus at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await expect(entry).toBeHidden();
      await navigation.getByRole("button", { name: "Services" }).focus();
      await expect(entry).toBeVisible();
      await navigation.getByRole("link", { name: "Home" }).focus();
      await expect(entry).toBeHidden();
      await navigation.getByRole("button", { name: "Services" }).hover();
      await entry.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(services[3]!.name);
      await expect(page.getByRole("button", { name: "Dismiss announcement" })).toBeHidden();
      await page.mouse.move(0, 0);
    });

  await page.goto("/");
  for (const name of ["Accreditations", "Clients"]) {
    const row = page.getByRole("region", { name }).locator("[tabindex]");
    await row.focus();
    await expect(row).toBeFocused();
    expect(
      await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeGreaterThan(100);
  }
});
