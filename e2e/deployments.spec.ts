import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { enquiryPath, failedSentence, receivedPath, sentSentence } from "#contract/enquiry.ts";
import { makeCdnFolder } from "#deploy/cdn/make-cdn-folder.ts";
import { sendEnquiriesTo } from "#deploy/testing/send-enquiries-to.ts";
import { startCdn } from "#deploy/testing/start-cdn.ts";
import { findNginx, startNginx } from "#deploy/testing/start-nginx.ts";
import { complete } from "#server/testing/enquiries.ts";
import { freePort } from "#server/testing/free-port.ts";
import { mailsIn } from "#server/testing/mails.ts";
import { type RunningServer, startServer } from "#server/testing/start-server.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { expect, hydrated, mainLink, test } from "./site.ts";

const build = join(import.meta.dirname, "../build");

async function fill(form: Locator) {
  for (const [label, value] of Object.entries(complete))
    await form.getByLabel(label, { exact: false }).fill(value);
  return form.getByRole("button", { name: "Send Enquiry" }).click();
}

interface Deployment {
  origin: string;
  service: RunningServer;
  /** The origin to which the pages send enquiries. */
  receivesAt: string;
  /** The same pages at an origin that the service does not know. */
  copy?: string;
  stop(): Promise<void>;
}

/** nginx in front of the service, or a CDN that has the pages while the service is elsewhere. */
const deployments: Record<string, () => Promise<Deployment | undefined>> = {
  nginx: async () => {
    const root = findNginx();
    if (!root) return undefined;
    const service = await startServer({ env: { TRUST_PROXY: "loopback" } });
    const web = await startNginx({ root, services: [service.origin] });
    const stop = async () => {
      await web.stop();
      await service.stop();
    };
    return { origin: web.origin, service, receivesAt: web.origin, stop };
  },
  "a CDN": async () => {
    const folder = join(temporaryFolder(), "site");
    makeCdnFolder(build, folder);
    const port = await freePort();
    const receivesAt = `http://127.0.0.1:${port}`;
    sendEnquiriesTo(receivesAt, build, folder);
    const cdn = await startCdn(folder);
    const copy = await startCdn(folder);
    const service = await startServer({
      env: { PORT: String(port), ALLOWED_ORIGINS: cdn.origin },
    });
    const stop = async () => {
      cdn.close();
      copy.close();
      await service.stop();
    };
    return { origin: cdn.origin, service, receivesAt, copy: copy.origin, stop };
  },
};

for (const [name, start] of Object.entries(deployments)) {
  test.describe(`through ${name}`, () => {
    test.describe.configure({ mode: "serial" });
    let running: Deployment | undefined;
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
      const sent = page.waitForResponse(
        (response) => response.url() === running!.receivesAt + enquiryPath,
      );
      await fill(form);
      expect((await sent).status()).toBe(201);
      await expect(form.getByRole("status")).toHaveText(sentSentence);
      await expect.poll(() => mailsIn(running!.service.dataFolder)).toHaveLength(1);
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
      expect(page.url()).toBe(running!.receivesAt + enquiryPath);
      await fill(page.getByRole("form"));
      await expect(page.getByText(sentSentence)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(receivedPath);
      await context.close();
    });

    test("the policy lets the page send to where enquiries are received, and nowhere else", async ({
      page,
    }) => {
      const response = await page.goto(`${running!.origin}/contact`);
      const policy = response!.headers()["content-security-policy"]!;
      const { origin, receivesAt } = running!;
      const sources = receivesAt === origin ? "'self'" : `'self' ${receivesAt}`;
      for (const directive of ["connect-src", "form-action"])
        expect(policy.split("; ")).toContain(`${directive} ${sources}`);
    });

    test("the same pages elsewhere cannot send, with or without scripts", async ({
      page,
      browser,
    }) => {
      const { copy, receivesAt, service } = running!;
      test.skip(!copy, "The pages have one origin.");
      const before = mailsIn(service.dataFolder).length;
      const preflight = await page.request.fetch(receivesAt + enquiryPath, {
        method: "OPTIONS",
        headers: { origin: copy!, "access-control-request-method": "POST" },
      });
      expect(preflight.headers()["access-control-allow-origin"]).toBeUndefined();

      await page.goto(`${copy}/contact`);
      await hydrated(page);
      await fill(page.getByRole("form", { name: "Contact" }));
      await expect(page.getByText(failedSentence.beforeEmail)).toBeVisible();

      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`${copy}/contact`);
      const refused = plain.waitForResponse(receivesAt + enquiryPath);
      await fill(plain.getByRole("form", { name: "Contact" }));
      expect((await refused).status()).toBe(403);
      await context.close();
      expect(mailsIn(service.dataFolder)).toHaveLength(before);
    });
  });
}
