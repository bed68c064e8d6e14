import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { enquiryPath, receivedPath, sentSentence } from "#contract/enquiry.ts";
import { makeCdnFolder } from "#deploy/cdn/make-cdn-folder.ts";
import { sendEnquiriesTo } from "#deploy/testing/send-enquiries-to.ts";
import { startCdn } from "#deploy/testing/start-cdn.ts";
import { findNginx, startNginx } from "#deploy/testing/start-nginx.ts";
import { complete } from "#server/testing/enquiries.ts";
import { freePort } from "#server/testing/free-port.ts";
import { mailsIn } from "#server/testing/mails.ts";
import { startServer } from "#server/testing/start-server.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { expect, hydrated, mainLink, test } from "./site.ts";

const build = join(import.meta.dirname, "../build");

async function fill(form: Locator) {
  for (const [label, value] of Object.entries(complete))
    await form.getByLabel(label, { exact: false }).fill(value);
  return form.getByRole("button", { name: "Send Enquiry" }).click();
}

/** nginx in front of the service, or a CDN that has the pages while the service is elsewhere. */
const deployments = {
  nginx: async () => {
    const root = findNginx();
    if (!root) return undefined;
    const service = await startServer({ env: { TRUST_PROXY: "loopback" } });
    const web = await startNginx({ root, services: [service.origin] });
    const stop = async () => {
      await web.stop();
      await service.stop();
    };
    return { origin: web.origin, dataFolder: service.dataFolder, stop };
  },
  "a CDN": async () => {
    const folder = join(temporaryFolder(), "site");
    makeCdnFolder(build, folder);
    const port = await freePort();
    sendEnquiriesTo(`http://127.0.0.1:${port}`, build, folder);
    const cdn = await startCdn(folder);
    const service = await startServer({
      env: { PORT: String(port), ALLOWED_ORIGINS: cdn.origin },
    });
    const stop = async () => {
      cdn.close();
      await service.stop();
    };
    return { origin: cdn.origin, dataFolder: service.dataFolder, stop };
  },
};

for (const [name, start] of Object.entries(deployments)) {
  test.describe(`through ${name}`, () => {
    test.describe.configure({ mode: "serial" });
    let running: Awaited<ReturnType<typeof start>>;
    test.beforeAll(async () => {
      running = await start();
      if (!running) console.error(`${name}: skipped, it cannot be installed here.`);
    });
    test.beforeEach(() => test.skip(!running));
    test.afterAll(() => running?.stop());

    test("pages hydrate, links are followed, and an enquiry is mailed", async ({
      page,
      consoleMessages,
    }) => {
      await page.goto(`${running!.origin}/about`);
      await hydrated(page);
      await mainLink(page, "Contact Us").click();
      const form = page.getByRole("form", { name: "Contact" });
      await fill(form);
      await expect(form.getByRole("status")).toHaveText(sentSentence);
      await expect.poll(() => mailsIn(running!.dataFolder)).toHaveLength(1);
      const missing = await page.goto(`${running!.origin}/nowhere`);
      expect(missing!.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Unexpected/);
      expect(consoleMessages.filter((text) => !text.includes("404"))).toEqual([]);
    });

    test("without scripts, a form is checked and received", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${running!.origin}/contact`);
      const form = page.getByRole("form", { name: "Contact" });
      await form.getByRole("button", { name: "Send Enquiry" }).click();
      await expect(page.getByText("Name is required")).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(enquiryPath);
      await fill(page.getByRole("form"));
      await expect(page.getByText(sentSentence)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(receivedPath);
      await context.close();
    });
  });
}
