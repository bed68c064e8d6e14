import { offline } from "#content/offline.ts";
import type { Driver } from "./driver.ts";

/**
 * Opens a window, and another one if WebKitWebDriver gives no response there, as was seen once in about 700 windows.
 * That was after the first page of a window, so one without scripts is loaded here.
 */
export async function openResponding(openWindow: () => Promise<Driver>): Promise<Driver> {
  const driver = await openWindow();
  try {
    await driver.open(process.env.SITE_URL + offline.path);
    await driver.call(() => document.readyState, null);
    return driver;
  } catch (error) {
    await driver.close();
    if (error instanceof DOMException && error.name === "TimeoutError") return openWindow();
    throw error;
  }
}
