import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { sentSentence } from "#contract/enquiry.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { emptyRequestCopy, sharedRequestCopy } from "#content/copy/request/request.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { findWholeBrowser } from "#scripts/browser.ts";
import { sendRequest } from "./enquiry-form.ts";
import { brought } from "./orders.ts";
import { expect, hydrated, test } from "./site.ts";

/** The headless shell has no settings of a profile. */
const executablePath = findWholeBrowser();
if (!executablePath)
  console.error("Blocked storage: skipped, the whole Chromium is not installed.");

test("with all site data blocked in the browser, pages work and the list lives for the page", async ({
  baseURL,
  launchOptions,
}, info) => {
  test.skip(!executablePath, "needs the whole Chromium");
  const profile = info.outputPath("profile");
  await mkdir(join(profile, "Default"), { recursive: true });
  await writeFile(
    join(profile, "Default/Preferences"),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    executablePath: executablePath!,
    baseURL: baseURL!,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const path of ["/", "/about", cubePlannerPage.path, requestFormPage.path, "/standards"]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(isBlocked)).toBe(true);
  await page.goto(brought.path);
  await hydrated(page);
  await page.getByRole("button", { name: `Add ${brought.name} to enquiry` }).click();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole("link", { name: "Request", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(pages.contact.path));
  await expect(page.getByText(emptyRequestCopy.notKept)).toBeVisible();
  // The address has brought the list.
  await page.getByRole("button", { name: sharedRequestCopy.use }).click();
  expect(await sendRequest(page)).toContain(`1. ${brought.name}`);
  await expect(page.getByRole("heading", { name: sentSentence })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

function isBlocked(): boolean {
  try {
    localStorage.getItem("");
    return false;
  } catch {
    return true;
  }
}
