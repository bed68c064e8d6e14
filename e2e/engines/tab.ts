import { expect } from "@playwright/test";
import { controlsOf } from "./controls-of.ts";
import type { Driver } from "./driver.ts";
import { keys, moveTo, typeKeys } from "./input.ts";

export type Tab = ReturnType<typeof makeTab>;

/** What a visitor does in a tab. */
export function makeTab(driver: Driver, origin: string) {
  // Asked again after an error too: WebKitWebDriver has left a script without a response, which takes 10 s to notice.
  const hydrated = () =>
    expect(async () => {
      const answer = await driver.call(() => "hydrated" in document.documentElement.dataset, null);
      expect(answer, "hydrated").toBe(true);
    }).toPass({ timeout: 15_000 });
  return {
    byRole: controlsOf(driver),
    driver,
    /** Console errors that the journey is meant to cause. */
    expectedErrors: [] as RegExp[],
    hydrated,
    /** Opens a path of the site, or any other URL, and waits until it is hydrated. */
    async open(path: string) {
      await driver.open(new URL(path, origin).href);
      await hydrated();
    },
    back: () => driver.traverse(-1),
    forward: () => driver.traverse(1),
    // A document that is being replaced gives an error.
    path: () => driver.call(() => location.pathname + location.hash, null).catch(() => ""),
    heading: () =>
      driver
        .call(() => document.querySelector("h1")?.textContent?.trim() ?? "", null)
        .catch(() => ""),
    scrolled: () => driver.call(() => Math.round(scrollY), null),
    scrollTo: (y: number) =>
      driver.call((_, top) => scrollTo({ top, behavior: "instant" }), null, y),
    press: (...names: (keyof typeof keys)[]) =>
      typeKeys(
        driver,
        names.map((name) => keys[name]),
      ),
    typeText: (text: string) => typeKeys(driver, [...text]),
    movePointer: (x: number, y: number) => moveTo(driver, x, y),
  };
}
