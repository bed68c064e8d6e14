import { type Browser, chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../scripts/browser.ts";
import { totalOf, weigh, type Weight } from "./page-weight.ts";
import { kb, table } from "./tables.ts";

/** The bytes of each page on a phone: before its scripts start, and of its scripts. */
export async function weights(origin: string, paths: readonly string[]): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const rows: string[][] = [];
  for (const path of paths) {
    const before = await weightOf(browser, origin + path, false);
    const after = await weightOf(browser, origin + path, true);
    rows.push([
      path,
      kb(before.document),
      kb(before.fonts),
      kb(before.pictures),
      kb(totalOf(before)),
      kb(after.scripts),
    ]);
  }
  await browser.close();
  return table(
    ["page (KB as sent, 390 px)", "HTML + CSS", "fonts", "pictures", "before scripts", "scripts"],
    rows,
  );
}

async function weightOf(browser: Browser, url: string, withScripts: boolean): Promise<Weight> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: withScripts,
  });
  const weight = weigh(page);
  await page.goto(url, { waitUntil: "networkidle" });
  if (withScripts) await page.waitForSelector("html[data-hydrated]");
  await page.close();
  return weight();
}
