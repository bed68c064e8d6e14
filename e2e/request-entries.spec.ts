import type { Locator } from "@playwright/test";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { publishedSets } from "#derive/catalogue/sets.ts";
import { afterSendingCopy } from "#content/copy/request/after-sending.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { emptyRequest } from "#app/request/request.ts";
import { requestFragment } from "#app/request/request-link.ts";
import { sendRequest, whatYouSend } from "./enquiry-form.ts";
import { brought } from "./orders.ts";
import { tooWide } from "./page-faults.ts";
import { expect, test } from "./site.ts";

const service = services.find((each) => publishedSets(each).length > 0)!;

test("a mark and a site of 200 letters move nothing", async ({ page, open }) => {
  const long = "8".repeat(200);
  const items = [{ id: brought.id, mark: long }];
  const fragment = await requestFragment({ ...emptyRequest, items, project: long });
  const region = page.getByRole("region", { name: "Your request" });
  const showsIn = async (place: Locator) => {
    await expect(place).toContainText(long);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
    }
  };
  await open(pages.contact.path + fragment);
  await showsIn(region.getByRole("listitem"));
  await region.getByRole("button", { name: "Use this list" }).click();
  await whatYouSend(page).getByText("What you send").click();
  await showsIn(whatYouSend(page));
  const line = region.locator("summary").first();
  const { height } = (await line.boundingBox())!;
  await line.click();
  await showsIn(line);
  expect((await line.boundingBox())!.height).toBeLessThan(height);
  await sendRequest(page);
  await page.getByText(afterSendingCopy.sent).click();
  await showsIn(page.getByRole("main"));
  await open(pages.contact.path);
  await showsIn(page.getByRole("region", { name: "Sent requests" }));
  await open(requestFormPage.path + fragment);
  await showsIn(page.getByRole("main"));
});

test("a test of a listed set is not added again, by row, result or key", async ({ page, open }) => {
  const { name: set, path, tests } = publishedSets(service)[0]!;
  const { name } = cataloguedTests(service).find(
    ({ id, heading }) => tests.includes(id) && !heading,
  )!;
  await open(path);
  await page.getByRole("button", { name: `Add ${set} to enquiry` }).click();
  await expect(page.getByRole("button", { name: `${name}, in ${set}` })).toBeDisabled();
  await page.keyboard.press("/");
  const finder = page.getByRole("dialog");
  await finder.getByRole("combobox").fill(name);
  await expect(finder.getByRole("button", { name: `${name}, in ${set}` })).toBeDisabled();
  await page.keyboard.press("Control+Enter");
  await expect(finder.getByRole("status").last()).toContainText(`in ${set}`);
  await expect(finder.getByRole("link", { name: "Your list, 1" })).toBeVisible();
});
