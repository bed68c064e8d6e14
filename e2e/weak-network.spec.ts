import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { enquiryPath, failedSentence, sentSentence } from "#contract/enquiry.ts";
import { enquiryWords } from "#content/enquiry-form.ts";
import { pages } from "#content/pages.ts";
import { mailsIn } from "#server/testing/mails.ts";
import { expect, hydrated, mainLink, test } from "./site.ts";

// Playwright cannot abort what a service worker fetches.
test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

const lostShare = 0.05;
const thirdGeneration = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomNumbers(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 3G on which one request in twenty is lost. Returns the lost ones. */
async function weaken(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", thirdGeneration);
  const random = randomNumbers(16);
  const lost: string[] = [];
  await page.route("**/*", (route) => {
    if (route.request().isNavigationRequest() || random() >= lostShare) return route.continue();
    lost.push(route.request().url());
    return route.abort();
  });
  return lost;
}

const mailsWith = (text: string) => {
  const data = process.env.SITE_DATA!;
  return mailsIn(data).filter((name) =>
    readFileSync(join(data, "mail", name), "utf8").includes(text),
  );
};

test("on 3G with lost requests a visitor reads, loses the connection, and sends one enquiry", async ({
  page,
  context,
}) => {
  const lost = await weaken(page);
  const message = `Two boreholes, ${process.pid}-${Date.now()}.`;
  const form = page.getByRole("form", { name: "Contact" });
  const send = form.getByRole("button", { name: "Send Enquiry" });

  await test.step("the first content comes before the scripts", async () => {
    await page.goto(pages.home.path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(false);
    await hydrated(page);
  });

  await test.step("without a connection the form says so and keeps the text", async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await mainLink(page, "Contact").click();
    await form.getByLabel("Name").fill("Site engineer");
    await form.getByLabel("Phone").fill("9876543210");
    await form.getByLabel("Email").fill("engineer@site.example");
    await form.getByLabel("Message").fill(message);
    await context.setOffline(true);
    await send.click();
    await expect(form.getByRole("alert")).toContainText(failedSentence.beforeEmail);
    await expect(form.getByRole("alert")).toContainText(enquiryWords.offline);
    await context.setOffline(false);
  });

  await test.step("the draft outlives a reload", async () => {
    await page.reload();
    await hydrated(page);
    await expect(form.getByLabel("Message")).toHaveValue(message);
  });

  await test.step("a lost response, and the next try", async () => {
    await page.route(
      `**${enquiryPath}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await send.click();
    await expect(form.getByRole("alert")).toContainText(failedSentence.beforeEmail);
    await send.click();
    await expect(form.getByRole("status")).toHaveText(sentSentence);
  });

  expect(lost).not.toEqual([]);
  await expect.poll(() => mailsWith(message)).toHaveLength(1);
});
