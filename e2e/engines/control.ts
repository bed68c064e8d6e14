import { expect } from "@playwright/test";
import type { Driver, Handle } from "./driver.ts";
import { clickAt, moveTo, typeKeys } from "./input.ts";

export type Control = ReturnType<ReturnType<typeof controlIn>["byRole"]>;

/** Finds what a visitor sees by role and accessible name, as the engine computes them. */
export function controlIn(driver: Driver) {
  function byRole(role: string, name?: string, within?: { find(): Promise<Handle> }) {
    async function visible(): Promise<Handle[]> {
      const start = await within?.find();
      const shown: Handle[] = [];
      for (const handle of await driver.locate(role, name, start))
        if (await driver.call(isVisible, handle)) shown.push(handle);
      // Chromium and Firefox find no names in a part of the page that is not rendered yet.
      if (!shown.length && start) await driver.call(scrollIntoView, start);
      return shown;
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
  }
  return { byRole };
}

const isVisible = (element: Element | null) =>
  element!.checkVisibility({ visibilityProperty: true });

const scrollIntoView = (element: Element | null) =>
  element!.scrollIntoView({ block: "center", behavior: "instant" });

/** The middle of an element, once it stands still and nothing covers it. */
async function pointInView(element: Element | null): Promise<[number, number]> {
  let last = "";
  for (let frame = 0; frame < 300; frame++) {
    const { x, y, width, height } = element!.getBoundingClientRect();
    const at = [Math.round(x + width / 2), Math.round(y + height / 2)] as [number, number];
    const hit = document.elementFromPoint(...at);
    if (hit && (element!.contains(hit) || hit.contains(element))) {
      if (last === at.join()) return at;
    } else element!.scrollIntoView({ block: "center", behavior: "instant" });
    last = at.join();
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${element!.outerHTML.slice(0, 200)} moves or is covered.`);
}
