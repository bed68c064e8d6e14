import { pages } from "#content/pages.ts";
import { expect, test } from "../journey.ts";

test("the PDF is drawn with its text, and zooms by button and key", async ({ tab }) => {
  await tab.open(pages.testingScope.path);
  const viewer = tab.byRole("region", "Testing scope document");
  const canvasWidth = async () =>
    tab.driver.call(
      (element) => element!.querySelector("canvas")?.getBoundingClientRect().width ?? 0,
      await viewer.find(),
    );
  const zoom = () => tab.byRole("status", undefined, viewer).text();
  await tab.driver.call((element) => element!.scrollIntoView(), await viewer.find());
  await expect.poll(canvasWidth, { timeout: 30_000 }).toBeGreaterThan(100);
  await expect
    .poll(async () =>
      tab.driver.call((element) => element!.querySelectorAll("span").length, await viewer.find()),
    )
    .toBeGreaterThan(10);
  const before = await canvasWidth();
  await tab.byRole("button", "Zoom In", viewer).click();
  await expect.poll(zoom).toBe("110%");
  await expect.poll(canvasWidth).toBeGreaterThan(before);
  await tab.typeText("+");
  await expect.poll(zoom).toBe("120%");
  await tab.byRole("button", "Reset", viewer).click();
  await expect.poll(zoom).toBe("100%");
});
