import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";
import { benchArgs } from "./browser-args.ts";
import { documentGoals } from "./budgets.ts";
import { totalOf, weigh, type Weight } from "./page-weight.ts";
import { type Encoding, responseBytes } from "./response-bytes.ts";
import { kb, table } from "./tables.ts";

/** The bytes of each page on a phone: before its scripts start, and of its scripts. */
export async function weights(origin: string, paths: readonly string[]): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: benchArgs });
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

/** Documents with their headers beside what they should have at most. */
export async function documentBytes(origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const [path, goals] of Object.entries(documentGoals))
    for (const [encoding, goal] of Object.entries(goals)) {
      const bytes = await responseBytes(origin + path, encoding as Encoding);
      rows.push([path, encoding, `${bytes}`, `${goal}`, bytes <= goal ? "yes" : "no"]);
    }
  return table(["document and headers", "encoding", "bytes", "goal", "within goal"], rows);
}
