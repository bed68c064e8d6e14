import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { site } from "#content/site.ts";
import type { Page } from "@playwright/test";
import { formOf, sendRequest, store, whatYouSend } from "./enquiry-form.ts";
import { escaped, onSite, onSiteById } from "./orders.ts";
import { expect, isCached, searchCached, test } from "./site.ts";

test.use({ serviceWorkers: "allow" });

const cached = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(isCached, path)).toBe(true);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function follow(page: Page, { title, heading: name }: { title: string; heading: string }) {
  // A hovered link would be fetched ahead, which Playwright's lost connection does not stop.
  await page.getByRole("contentinfo").getByRole("link", { name: title }).press("Enter");
  await expect(heading(page)).toHaveText(name);
}

test("without a connection there are visited pages, the contact page, and the offline page", async ({
  page,
  context,
  open,
}) => {
  // The worker must not break a redirect, which it cannot answer with a copy.
  await open("/ABOUT/");
  await page.goto(pages.about.path);
  for (const { path } of [pages.about, pages.contact, requestFormPage, offlineCopy])
    await cached(page, path);
  await follow(page, pages.clientele);
  await cached(page, pages.clientele.path);
  await context.setOffline(true);

  await test.step("by links and back", async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText(pages.about.heading);
    await follow(page, pages.contact);
    await follow(page, { ...pages.accreditation, heading: offlineCopy.heading });
  });

  await test.step("by their addresses", async () => {
    for (const { path, heading: name } of [pages.clientele, pages.contact]) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(name);
    }
    await page.goto(pages.accreditation.path);
    await expect(heading(page)).toHaveText(offlineCopy.heading);
    for (const phone of site.phones)
      await expect(page.getByRole("main").getByRole("link", { name: phone })).toBeVisible();
  });

  await context.setOffline(false);
  await page.reload();
  await expect(heading(page)).toHaveText(pages.accreditation.heading);
});

test("without a connection the search, the cube planner, the list and its form work, and sending says why it fails", async ({
  page,
  context,
  open,
}) => {
  await store(page, [onSite.id]);
  await open(cubePlannerPage.path);
  for (const { path } of [cubePlannerPage, pages.contact, requestFormPage])
    await cached(page, path);
  await searchCached(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel("Mark").fill("Slab S2");
  await page.reload();
  await expect(page.getByLabel("Mark")).toHaveValue("Slab S2");

  await test.step("the search before its first use", async () => {
    await page.getByRole("banner").getByRole("button", { name: finderCopy.title }).click();
    await page.getByRole("dialog").getByRole("combobox").fill("cube");
    await expect(page.getByRole("option").first()).toContainText(/cube/i);
  });

  await test.step("the request form and the list", async () => {
    await page.goto(requestFormPage.path);
    await expect(
      page.getByRole("row", { name: new RegExp(`^1 ${escaped(onSiteById!.name)}`) }),
    ).toBeVisible();
    await page.goto(pages.contact.path);
    await expect(whatYouSend(page)).toContainText(`1. ${onSiteById!.name}`);
    await sendRequest(page);
    await expect(formOf(page, "Contact").getByRole("alert")).toContainText("offline");
    await expect(whatYouSend(page)).toContainText(`1. ${onSiteById!.name}`);
  });
});
