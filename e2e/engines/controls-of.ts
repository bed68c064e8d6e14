import { expect } from "@playwright/test";
import type { Driver, Handle } from "./driver.ts";
import { clickAt, moveTo, typeKeys } from "./input.ts";
import { mayHaveName, pointInView, scrollIntoView, selectors } from "./page-functions.ts";

/** Finds what a visitor sees by role and accessible name, as the engine computes them. */
export function controlsOf(driver: Driver) {
  return function byRole(
    role: keyof typeof selectors,
    name?: string,
    within?: { find(): Promise<Handle> },
  ) {
    async function visible(): Promise<Handle[]> {
      const selector = selectors[role];
      const start = await within?.find();
      const elements = await driver.select(selector, start);
      const mayBe = await driver.call(mayHaveName, start ?? null, selector, name ?? "");
      const likely = elements.filter((_, at) => mayBe[at]);
      const found: Handle[] = [];
      for (const element of likely)
        // The page may have removed an element meanwhile.
        if (await driver.isNamed(element, role, name).catch(() => false)) found.push(element);
      // Engines give no name to what they have not rendered yet.
      if (!found.length && likely[0]) await driver.call(scrollIntoView, likely[0]);
      return found;
    }
    /** Waits until there is exactly one. */
    async function find(): Promise<Handle> {
      let found: Handle[] = [];
      await expect(async () => {
        found = await visible();
        expect(found, `${role} "${name ?? ""}"`).toHaveLength(1);
      }).toPass({ timeout: 15_000 });
      return found[0]!;
    }
    async function point(): Promise<[number, number]> {
      return driver.call(pointInView, await find());
    }
    return {
      find,
      count: async () => (await visible()).length,
      text: async () => driver.call((element) => element!.textContent!.trim(), await find()),
      attribute: async (attribute: string) =>
        driver.call((element, of) => element!.getAttribute(of), await find(), attribute),
      value: async () =>
        driver.call((element) => (element as HTMLInputElement).value, await find()),
      isFocused: async () =>
        driver.call((element) => element === document.activeElement, await find()),
      focus: async () => driver.call((element) => (element as HTMLElement).focus(), await find()),
      hover: async () => moveTo(driver, ...(await point())),
      click: async () => clickAt(driver, ...(await point())),
      async type(text: string) {
        await clickAt(driver, ...(await point()));
        await typeKeys(driver, [...text]);
      },
    };
  };
}
