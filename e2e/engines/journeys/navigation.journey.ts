import { pages } from "#content/pages.ts";
import { expect, test } from "../journey.ts";

test("a link leads to the new heading, and back and forward restore the position", async ({
  tab,
}) => {
  await tab.open("/");
  const link = tab.byRole("link", "Privacy", tab.byRole("contentinfo"));
  await link.focus();
  await tab.scrollTo(900);
  await tab.press("Enter");
  await expect.poll(tab.heading).toBe(pages.privacy.heading);
  expect(await tab.path()).toBe(pages.privacy.path);
  await expect.poll(tab.scrolled).toBe(0);
  await expect.poll(tab.byRole("heading", pages.privacy.heading).isFocused).toBe(true);
  await tab.scrollTo(250);
  await tab.back();
  await expect.poll(tab.path).toBe("/");
  await expect.poll(tab.scrolled).toBe(900);
  await tab.forward();
  await expect.poll(tab.path).toBe(pages.privacy.path);
  await expect.poll(tab.scrolled).toBe(250);
  await tab.driver.reload();
  await tab.hydrated();
  await expect.poll(tab.scrolled).toBe(250);
});
