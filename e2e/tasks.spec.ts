import type { Locator, Page } from "@playwright/test";
import { certificates } from "#content/accreditation.ts";
import { type Centre, centres } from "#content/centres.ts";
import { centresCopy } from "#content/copy/enquiry/contact.ts";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { notice } from "#content/notice.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { cataloguedTables, isOffered } from "#derive/catalogue/catalogue.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { printedText } from "#derive/catalogue/quantity.ts";
import { publishedKinds } from "#derive/catalogue/samples.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import {
  askPath,
  certificateQuestion,
  contactPath,
  scopeQuestion,
} from "#derive/pages/ask-path.ts";
import { fill, formOf, message } from "./enquiry-form.ts";
import { expect, isInView, openHeld, scrollSettled, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const all: readonly Centre[] = centres;
/** One that is reached through the laboratory, if there is one. */
const centre = all.find(({ phone }) => !phone) ?? all[0]!;
const bacteria = publishedKinds().find(({ id }) => id === "sterile-bottle")!;

const survey = services.find(({ category }) => category !== "materials")!;

const most = { presses: 5, scrolls: 1 };

type Visitor = ReturnType<typeof visitorOf>;

/** A visitor with a phone, who gives up where a task takes too much. */
function visitorOf(page: Page) {
  const count = { presses: 0, scrolls: 0 };
  const add = (what: keyof typeof most) =>
    expect(++count[what], `${what} from the home page`).toBeLessThanOrEqual(most[what]);
  const request = page.getByRole("region", { name: "Your request" });
  const dialog = page.getByRole("dialog");
  const banner = page.getByRole("banner");
  const link = (name: string | RegExp) =>
    page.getByRole("link", { name }).filter({ visible: true }).first();

  /** Reads what is on the screen, or scrolls to it. */
  async function see(target: Locator) {
    await expect(target).toBeVisible();
    if (await isInView(target)) return;
    // A page that has just opened may still move to it.
    await scrollSettled(page);
    if (await isInView(target)) return;
    add("scrolls");
    await target.scrollIntoViewIfNeeded();
  }

  async function tap(target: Locator) {
    await see(target);
    add("presses");
    await target.tap();
  }

  async function find(query: string) {
    await tap(banner.getByRole("button", { name: finderCopy.title }));
    await dialog.getByRole("combobox").fill(query);
  }

  async function openFromMenu(name: string) {
    await tap(banner.getByRole("button", { name: /menu/i }));
    await tap(link(name));
  }

  return { page, request, dialog, link, see, tap, find, openFromMenu };
}

const tasks: Record<string, (visitor: Visitor) => Promise<void>> = {
  "water of a borewell: what to order, and what to bring": async (visitor) => {
    await visitor.find("borewell");
    await visitor.tap(visitor.dialog.getByRole("button", { name: "Add Drinking water, 31 tests" }));
    await visitor.tap(visitor.dialog.getByRole("button", { name: finderCopy.close }));
    await visitor.tap(visitor.link(/^Your list/));
    await visitor.see(
      visitor.request.getByText(printedText(bacteria.brief ?? bacteria.amount)).first(),
    );
  },
  "a certificate for an auditor": async (visitor) => {
    await visitor.openFromMenu(pages.accreditation.title);
    await visitor.see(visitor.page.getByText(accreditationCopy.note));
    await visitor.tap(visitor.link(`${accreditationCopy.ask}: ${certificates[0].title}`));
    await expect(message(visitor.page)).toHaveValue(
      `${firstLineFor(certificateQuestion)}${certificates[0].title}\n`,
    );
    await visitor.see(message(visitor.page));
  },
  "the counter of a collection centre now": async (visitor) => {
    await visitor.openFromMenu(pages.contact.title);
    const card = visitor.page.getByRole("listitem").filter({ hasText: centre.address });
    await visitor.see(card.getByRole("link", { name: `Call ${centre.phone ?? site.phones[0]}` }));
    if (!centre.phone) await expect(card).toContainText(centresCopy.answered);
    await expect(card).toContainText(
      centre.hours === site.hours.text ? site.hours.shortText : centre.hours,
    );
    await expect(card).toContainText(/Open|Closed/);
    await expect(card.getByRole("link", { name: /^Directions/ })).toBeInViewport();
  },
};

for (const [name, perform] of Object.entries(tasks))
  test(name, async ({ page, open }) => {
    await open("/");
    await perform(visitorOf(page));
  });

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const slug = "soil-testing";
const firstLine = firstLineFor(slug)!;

test("asking arrives at the form, begun and with the focus on Name", async ({ page, open }) => {
  const arrived = async () => {
    await expect(formOf(page, "Contact").getByLabel("Name")).toBeFocused();
    await expect(formOf(page, "Contact").getByLabel("Name")).toBeInViewport();
    await expect(message(page)).toBeInViewport();
  };
  await open(servicePath(slug));
  await page
    .getByRole("link", { name: /^Ask about/ })
    .last()
    .click();
  await expect(page).toHaveURL(askPath(slug));
  await arrived();
  await expect(message(page)).toHaveValue(firstLine);
  await test.step("from the row of a test, with its name", async () => {
    await open(`${servicePath("building-material")}#building-material/penetration-test`);
    await page
      .getByRole("link", { name: /^Ask about/ })
      .last()
      .click();
    await expect(message(page)).toHaveValue(/^Enquiry about Building Material: Penetration/);
  });
  await test.step("before the scripts are there", async () => {
    const hydrate = await openHeld(page, askPath(survey.slug));
    await arrived();
    await hydrate();
    await arrived();
  });
});

test("a first line names a service, stands before typed text once, and is not a draft if untouched", async ({
  page,
  open,
}) => {
  await open(contactPath(slug));
  await expect(message(page)).toHaveValue(firstLine);
  await fill(page, { Name: "Site engineer" }, "Contact");
  await open(contactPath(survey.slug));
  await expect(message(page)).toHaveValue(new RegExp(survey.name));
  await expect(formOf(page, "Contact").getByLabel("Name")).toHaveValue("Site engineer");
  await fill(page, { Message: "Ten cubes" }, "Contact");
  await open(contactPath(slug));
  await expect(message(page)).toHaveValue(`${firstLine}Ten cubes`);
  await fill(page, { Message: "Twelve cubes" }, "Contact");
  await page.reload();
  await expect(message(page)).toHaveValue("Twelve cubes");
});

test("the first screen has Get Started, and the field of the finder is outside the slider", async ({
  page,
  open,
}) => {
  await open("/");
  const action = page.getByRole("link", { name: "Get Started" });
  // A notice and a long name take lines of the screen.
  if (!notice && site.name.length <= 24) await expect(action).toBeInViewport({ ratio: 1 });
  const field = { name: finderCopy.label };
  await expect(page.getByRole("main").getByRole("combobox", field)).toBeVisible();
  await expect(page.getByRole("region").getByRole("combobox", field)).toHaveCount(0);
  expect((await action.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("Get Started scrolls smoothly, and at once under reduced motion", async ({ page, open }) => {
  await open("/");
  const action = page.getByRole("link", { name: "Get Started" });
  await expect(action).toHaveAttribute("href", "#accreditations");
  for (const [reducedMotion, behavior] of [
    ["no-preference", "smooth"],
    ["reduce", "auto"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", behavior);
  }
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test("every group with a test that the issued scope does not name asks once whether its tests are accredited", async ({
    page,
    open,
  }) => {
    const soil = services.find((service) => service.slug === slug)!;
    const groups = cataloguedTables(soil)
      .flatMap((table) => table.groups.map((group) => ({ name: table.heading, ...group })))
      .filter(({ tests }) => tests.some((one) => isOffered(one) && !one.accredited.length));
    await open(servicePath(slug));
    const links = page.getByRole("link", { name: testNoteCopy.areAccredited("") });
    await expect(links).toHaveCount(groups.length);
    if (!groups[0]) return;
    await links.first().click();
    const begun = firstLineFor(scopeQuestion)!.trim();
    const { heading, name } = groups[0];
    await expect(message(page)).toHaveValue(`${begun} ${soil.name}, ${heading ?? name}\n`);
  });
});
