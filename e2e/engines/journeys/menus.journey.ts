import { pages } from "#content/pages.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/navigation.ts";
import { expect, test } from "../journey.ts";
import type { Tab } from "../tab.ts";

const [first] = services;
const entry = services.find(({ slug }) => slug === "safety-audit-facility")!;
const navigation = (tab: Tab) => tab.byRole("navigation", "Main");
const menu = (tab: Tab, name: string) => tab.byRole("button", name, navigation(tab));
const expanded = (tab: Tab, name: string) => () => menu(tab, name).attribute("aria-expanded");

test("a menu opens to the pointer, and its entry can be followed", async ({ tab }) => {
  await tab.open("/");
  const link = tab.byRole("link", entry.name, navigation(tab));
  expect(await link.count()).toBe(0);
  await menu(tab, "Services").hover();
  await expect.poll(expanded(tab, "Services")).toBe("true");
  await tab.movePointer(640, 850);
  await expect.poll(expanded(tab, "Services")).toBe("false");
  await menu(tab, "Services").click();
  await expect.poll(expanded(tab, "Services")).toBe("true");
  await link.click();
  await expect.poll(tab.path).toBe(servicePath(entry.slug));
  await expect.poll(tab.heading).toBe(entry.name);
  await expect.poll(expanded(tab, "Services")).toBe("false");
});

test("a menu opens to the keyboard, and Escape returns the focus", async ({ tab }) => {
  await tab.open(pages.about.path);
  await menu(tab, "Services").focus();
  await tab.press("Enter");
  await expect.poll(expanded(tab, "Services")).toBe("true");
  await tab.press("Tab");
  await expect.poll(tab.byRole("link", first!.name, navigation(tab)).isFocused).toBe(true);
  await tab.press("Escape");
  await expect.poll(expanded(tab, "Services")).toBe("false");
  expect(await menu(tab, "Services").isFocused()).toBe(true);
  await menu(tab, "NABL Scope").focus();
  await tab.press("Space");
  await expect.poll(expanded(tab, "NABL Scope")).toBe("true");
  await tab.press("Tab", "Tab");
  await expect.poll(expanded(tab, "NABL Scope")).toBe("false");
});

test("on a phone the navigation opens, leads on and closes", async ({ tab }) => {
  await tab.driver.resize(390, 780);
  await tab.open("/");
  const hamburger = tab.byRole("button", "Menu");
  expect(await navigation(tab).count()).toBe(0);
  await hamburger.click();
  await expect.poll(() => hamburger.attribute("aria-expanded")).toBe("true");
  await menu(tab, "Services").click();
  await expect.poll(expanded(tab, "Services")).toBe("true");
  await tab.press("Escape");
  await expect.poll(expanded(tab, "Services")).toBe("false");
  await tab.press("Escape");
  await expect.poll(() => hamburger.attribute("aria-expanded")).toBe("false");
  expect(await hamburger.isFocused()).toBe(true);
  await hamburger.click();
  await tab.byRole("link", pages.clientele.title, navigation(tab)).click();
  await expect.poll(tab.path).toBe(pages.clientele.path);
  await expect.poll(navigation(tab).count).toBe(0);
});
