import type { IncomingMessage } from "node:http";
import { enquiryPath, failedSentence, sentSentence } from "#contract/enquiry.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { pages } from "#content/copy/pages.ts";
import { anEnquiry, fill, formOf, send } from "./enquiry-form.ts";
import { type Loss, startProxy } from "./proxy.ts";
import { expect, hydrated, mailsWith, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 844 } });

const thirdGeneration = {
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** Loses one file in twenty, and the responses to enquiries while it says so. */
function losses() {
  let files = 0;
  const network = { lost: [] as string[], losesResponses: true };
  const loses = ({ method, url, headers }: IncomingMessage): Loss => {
    const isFile = method === "GET" && headers["sec-fetch-mode"] !== "navigate";
    const loss =
      isFile && ++files % 20 === 0
        ? "request"
        : method === "POST" && network.losesResponses
          ? "response"
          : undefined;
    if (loss) network.lost.push(url!);
    return loss;
  };
  return { network, loses };
}

test("on 3G with lost requests a visitor reads, loses the connection, and sends one enquiry", async ({
  page,
  context,
}) => {
  const { network, loses } = losses();
  const proxy = await startProxy(process.env.SITE_URL!, loses);
  const client = await context.newCDPSession(page);
  const connect = (connected: boolean) =>
    client.send("Network.emulateNetworkConditions", { ...thirdGeneration, offline: !connected });
  await connect(true);
  const enquiry = anEnquiry();
  const form = formOf(page, "Contact");

  await test.step("the first content comes before the scripts", async () => {
    await page.goto(proxy.origin + pages.contact.path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(false);
    await hydrated(page);
  });

  await test.step("without a connection the form says so and keeps the text", async () => {
    await fill(page, enquiry, "Contact");
    await connect(false);
    await send(page).click();
    await expect(form.getByRole("alert")).toContainText(failedSentence.beforeEmail);
    await expect(form.getByRole("alert")).toContainText(enquiryCopy.offline);
    await connect(true);
  });

  await test.step("the draft outlives a reload", async () => {
    await page.reload({ waitUntil: "commit" });
    await hydrated(page);
    await expect(form.getByLabel("Message")).toHaveValue(enquiry.Message);
  });

  await test.step("the response is lost, and the next try is the same enquiry", async () => {
    await send(page).click();
    await expect(form.getByRole("alert")).toContainText(failedSentence.beforeEmail);
    network.losesResponses = false;
    await send(page).click();
    await expect(form.getByRole("status")).toHaveText(sentSentence);
  });

  expect(network.lost).toContain(enquiryPath);
  expect(network.lost.some((path) => path !== enquiryPath)).toBe(true);
  await expect.poll(() => mailsWith(enquiry.Message)).toHaveLength(1);
  proxy.close();
});
