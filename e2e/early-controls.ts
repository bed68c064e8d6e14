import type { Page } from "@playwright/test";
import { hold, hydrated, scripts } from "./site.ts";

/** Opens a page whose scripts wait until the returned function is called, which resolves when all input is repeated. */
export async function openHeld(page: Page, path: string) {
  const release = await hold(page, scripts);
  await page.goto(path);
  return async () => {
    const repeated = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const last = { key: "F20", bubbles: true };
          document.body.dispatchEvent(new KeyboardEvent("keydown", last));
          document.addEventListener("keydown", ({ key }) => {
            if (key === last.key) resolve();
          });
        }),
    );
    release();
    await hydrated(page);
    await repeated;
    await page.unrouteAll();
  };
}
