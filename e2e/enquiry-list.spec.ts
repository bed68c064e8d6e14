import type { Page } from "@playwright/test";
import { enquiryPath } from "#contract/enquiry.ts";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { yourTestsCopy } from "#content/copy/your-tests.ts";
import { pages, sampleSheetPage } from "#content/copy/pages.ts";
import { site } from "#content/site.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, hydrated, test } from "./site.ts";

const key = "request";
const service = "/services/building-material";
const slump = "building-material/slump";
const ductility = "building-material/ductility";
const addSlump = "Add Slump to enquiry";
const removeSlump = "Remove Slump from enquiry";

const link = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Enquiry list/ });
const region = (page: Page) => page.getByRole("region", { name: "Your tests" });
const message = (page: Page) => page.getByRole("form", { name: "Contact" }).getByLabel("Message");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Puts a list into the storage before the page reads it. */
const store = (page: Page, ids: readonly string[]) =>
  page.addInitScript(
    ([name, value]) => {
      if (!localStorage.getItem(name!)) localStorage.setItem(name!, value!);
    },
    [key, JSON.stringify({ items: ids.map((id) => ({ id })) })],
  );

test("a test is added on its row, counted in the header and named in the message", async ({
  page,
  open,
  consoleMessages,
}) => {
  await open(service);
  await expect(link(page)).toHaveAccessibleName("Enquiry list");
  const add = button(page, addSlump);
  const { width, height } = (await add.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
  await add.click();
  await expect(button(page, removeSlump)).toBeFocused();
  await expect(link(page)).toHaveAccessibleName("Enquiry list, 1 test");
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(enquiryListCopy.holds(1));
  await link(page).click();
  await expect(page).toHaveURL(/\/contact#your-tests$/);
  await expect(region(page).getByRole("link", { name: "Slump" })).toHaveAttribute(
    "href",
    `${service}#${slump}`,
  );
  await expect(message(page)).toHaveValue(/Building Material:\n- Slump, IS 1199 \(Part 2\)\n$/);
  expect(consoleMessages).toEqual([]);
});

test("the message follows the list until it is edited", async ({ page, open }) => {
  await store(page, [slump, ductility]);
  await open(pages.contact.path);
  await expect(message(page)).toHaveValue(/Slump[^]*Ductility/);
  await button(page, removeSlump).click();
  await expect(region(page).getByRole("heading", { name: "Your tests" })).toBeFocused();
  await expect(message(page)).toHaveValue(/^(?![^]*Slump)[^]*Ductility/);
  await message(page).fill("Only a question.");
  await region(page).getByRole("button", { name: "Remove all" }).click();
  await expect(region(page)).toContainText(yourTestsCopy.empty);
  await expect(message(page)).toHaveValue("Only a question.");
  await page.reload();
  await hydrated(page);
  await expect(message(page)).toHaveValue("Only a question.");
});

test("the request has four fields, and the list outlives it", async ({ page, open }) => {
  await store(page, [slump]);
  await open(`${pages.contact.path}/building-material`);
  await expect(message(page)).toHaveValue(/^Enquiry about Building Material:\n.*[^]*- Slump/);
  const form = page.getByRole("form", { name: "Contact" });
  await form.getByLabel("Name").fill("Site engineer");
  await form.getByLabel("Phone").fill("9876543210");
  await form.getByLabel("Email").fill(`list-${process.pid}-${Date.now()}@site.example`);
  const request = page.waitForRequest(`**${enquiryPath}`);
  await page.getByRole("button", { name: "Send Enquiry" }).click();
  const sent = (await request).postDataJSON() as Record<string, string>;
  expect(Object.keys(sent)).toEqual(["name", "email", "phone", "message"]);
  expect(sent.message).toContain("- Slump");
  await expect(form.getByRole("status")).toBeFocused();
  await expect(link(page)).toHaveAccessibleName("Enquiry list, 1 test");
});

test("tabs share the list", async ({ page, open, context }) => {
  await open(service);
  const other = await context.newPage();
  await other.goto(pages.contact.path);
  await hydrated(other);
  await button(page, addSlump).click();
  await expect(region(other).getByRole("link", { name: "Slump" })).toBeVisible();
  await button(other, removeSlump).click();
  await expect(button(page, addSlump)).toBeVisible();
  await expect(link(page)).toHaveAccessibleName("Enquiry list");
});

test("a sample that tests share is listed once", async ({ page, open }) => {
  await store(page, [ductility, "building-material/softening-point", slump]);
  await open(pages.contact.path);
  await expect(region(page).getByText("1–2 kg of bitumen for the whole suite")).toHaveCount(1);
  await expect(region(page)).toContainText(yourTestsCopy.shared);
  await expectNoFindings(page);
});

for (const [name, spoil] of Object.entries({
  blocked: () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
}))
  test(`with localStorage ${name} the list works until the page is left, and says so`, async ({
    page,
    open,
    consoleMessages,
  }) => {
    await page.addInitScript(spoil);
    await open(service);
    await button(page, addSlump).click();
    const status = page.getByRole("banner").getByRole("status");
    await expect(status).toContainText(enquiryListCopy.problems.unsaved);
    await expect(link(page)).toHaveAccessibleName("Enquiry list, 1 test");
    await link(page).click();
    await expect(message(page)).toHaveValue(/- Slump/);
    await button(page, removeSlump).click();
    await expect(link(page)).toHaveAccessibleName("Enquiry list");
    expect(consoleMessages).toEqual([]);
  });

test("an unreadable list is reported, and replaced by the next change", async ({ page, open }) => {
  await page.addInitScript((name) => localStorage.setItem(name, "[oops"), key);
  await open(service);
  await expect(page.getByText(enquiryListCopy.problems.unreadable)).toBeVisible();
  await button(page, addSlump).click();
  await expect(page.getByText(enquiryListCopy.problems.unreadable)).toHaveCount(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(
    JSON.stringify({ items: [{ id: slump }], castings: [] }),
  );
});

test("without the catalogue, tests are named after their ids", async ({ page, open }) => {
  await page.route("**/catalogue.json", (route) => route.abort());
  await store(page, [slump]);
  await open(pages.contact.path);
  await expect(region(page)).toContainText(yourTestsCopy.notLoaded);
  await expect(message(page)).toHaveValue(/Building material:\n- Slump\n$/);
});

test("the sample sheet prints on one page", async ({ page, open }) => {
  await store(page, [slump, ductility, "soil-testing/moisture-content"]);
  await open(pages.contact.path);
  await region(page).getByRole("link", { name: "Print sample sheet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sample sheet" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Slump/ })).toContainText("IS 1199 (Part 2)");
  await page.getByLabel("Deliver to").selectOption("Kathua");
  await expect(page.getByText("Kathua 184101")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectNoFindings(page);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("the sheet is shared where the device can, and copied elsewhere", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ text }: ShareData) => {
        document.title = `shared ${text?.includes("- Slump")}`;
      },
    });
  });
  await store(page, [slump]);
  await open(sampleSheetPage.path);
  await expect(page.getByRole("row", { name: /^Slump/ })).toBeVisible();
  await button(page, "Share").click();
  await expect(page).toHaveTitle("shared true");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no dead control, and the sheet is a blank form", async ({ page }) => {
    await page.goto(service);
    await expect(page.getByRole("button", { name: /to enquiry/ })).toHaveCount(0);
    await expect(link(page)).toBeHidden();
    await page.goto(pages.contact.path);
    await expect(region(page)).toBeHidden();
    await page.goto(sampleSheetPage.path);
    await expect(page.getByText(site.phones[0]).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(7);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the header and the rows keep their room", async ({ page, open }) => {
    await open(service);
    await page.getByRole("button", { name: /^Concrete:/ }).click();
    const { width, height } = (await button(page, addSlump).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(link(page)).toBeInViewport();
    await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport();
    await button(page, addSlump).click();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await link(page).click();
    await expect(region(page)).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
