import { expect, test } from "../journey.ts";
import type { Tab } from "../tab.ts";

const highlights = (tab: Tab) => tab.byRole("region", "Highlights");
const slideIs = (tab: Tab, label: string) =>
  expect.poll(tab.byRole("group", label, highlights(tab)).count, { message: label }).toBe(1);

test("the hero advances by itself, stops when paused, and follows every control", async ({
  tab,
}) => {
  await tab.open("/");
  await slideIs(tab, "1 of 5");
  await slideIs(tab, "2 of 5");
  const press = (name: string) => tab.byRole("button", name, highlights(tab)).click();
  await press("Pause slides");
  await press("Go to slide 1");
  await press("Previous slide");
  await slideIs(tab, "5 of 5");
  await press("Next slide");
  await slideIs(tab, "1 of 5");
  await press("Go to slide 3");
  await slideIs(tab, "3 of 5");
  await tab.press("ArrowRight");
  await slideIs(tab, "4 of 5");
  await tab.press("ArrowLeft");
  await slideIs(tab, "3 of 5");
  expect(await tab.byRole("button", "Play slides", highlights(tab)).count()).toBe(1);
});

test("the accreditations move by one and wrap", async ({ tab }) => {
  await tab.open("/");
  const region = tab.byRole("region", "Accreditations");
  const press = (name: string) => tab.byRole("button", name, region).click();
  const order = async () =>
    tab.driver.call(
      (element) => [...element!.querySelectorAll("li")].map((item) => item.textContent!.trim()),
      await region.find(),
    );
  await press("Pause accreditations");
  const before = await order();
  await press("Next accreditation");
  await expect.poll(order).toEqual([...before.slice(1), before[0]]);
  await press("Previous accreditation");
  await expect.poll(order).toEqual(before);
});
