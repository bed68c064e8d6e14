import { servicePath } from "#derive/navigation.ts";
import { expect, test } from "../journey.ts";
import type { Tab } from "../tab.ts";

async function selected(tab: Tab, chosen: string, other: string) {
  await expect.poll(() => tab.byRole("tab", chosen).attribute("aria-selected")).toBe("true");
  expect(await tab.byRole("tab", other).attribute("aria-selected")).toBe("false");
  expect(await tab.byRole("tabpanel", chosen).count()).toBe(1);
  expect(await tab.byRole("tabpanel", other).count()).toBe(0);
}

test("a tab is selected by pointer, keyboard, history and address", async ({ tab }) => {
  const path = servicePath("calibration-facilities");
  await tab.open(path);
  await tab.driver.call(
    (element) => element!.scrollIntoView(),
    await tab.byRole("tab", "NABL").find(),
  );
  await selected(tab, "NABL", "NON-NABL");
  await tab.byRole("tab", "NON-NABL").click();
  await selected(tab, "NON-NABL", "NABL");
  expect(await tab.path()).toBe(`${path}#non-nabl`);
  await tab.back();
  await selected(tab, "NABL", "NON-NABL");
  await tab.forward();
  await selected(tab, "NON-NABL", "NABL");
  await tab.byRole("tab", "NON-NABL").focus();
  await tab.press("ArrowRight");
  await selected(tab, "NABL", "NON-NABL");
  expect(await tab.byRole("tab", "NABL").isFocused()).toBe(true);
  await tab.press("End");
  await selected(tab, "NON-NABL", "NABL");
});
