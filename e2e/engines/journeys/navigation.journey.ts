import { pages } from "#content/pages.ts";
import { expect, test } from "../journey.ts";
import type { Tab } from "../tab.ts";

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

/** The row in the middle of the window. */
const rowInView = (tab: Tab) =>
  tab.driver.call(() => {
    const [row] = document.elementsFromPoint(innerWidth / 2, innerHeight / 2);
    return row?.closest("tr")?.id ?? "";
  }, null);

for (const [means, leaveAndReturn] of [
  [
    "back",
    async (tab: Tab) => {
      await tab.byRole("link", "Clientele", tab.byRole("navigation", "Main")).click();
      await expect.poll(tab.heading).toBe(pages.clientele.heading);
      await tab.back();
    },
  ],
  ["a reload", (tab: Tab) => tab.driver.reload()],
] as const)
  test(`the testing scope keeps the reader's place after ${means}`, async ({ tab }) => {
    await tab.open(pages.testingScope.path);
    // A reload during the download of the PDF makes the viewer show its error in the page that goes.
    await expect
      .poll(() => tab.driver.call(() => Boolean(document.querySelector("canvas")), null))
      .toBe(true);
    const row = await tab.driver.call(() => {
      const rows = document.querySelectorAll("tr[id]");
      return rows[Math.floor(rows.length / 2)]!.id;
    }, null);
    // Rows that come into view are laid out, which may move others once.
    await expect(async () => {
      await tab.driver.call(
        (_, id) => {
          const { top, height } = document.getElementById(id)!.getBoundingClientRect();
          scrollBy({ top: top + (height - innerHeight) / 2, behavior: "instant" });
        },
        null,
        row,
      );
      await expect.poll(() => rowInView(tab), { timeout: 500 }).toBe(row);
    }).toPass();
    await leaveAndReturn(tab);
    await expect.poll(tab.heading).toBe(pages.testingScope.heading);
    await tab.hydrated();
    await expect.poll(() => rowInView(tab)).toBe(row);
  });
