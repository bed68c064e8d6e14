import type { Locator, Page } from "@playwright/test";
import { sentSentence } from "#contract/enquiry.ts";
import { certificates } from "#content/accreditation.ts";
import { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import { announcementCopy } from "#content/copy/frame/frame.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { centresCopy } from "#content/copy/enquiry/contact.ts";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { requestCopy } from "#content/copy/request/request.ts";
import { site } from "#content/site.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { scopeQuestion, certificateQuestion, firstLineFor } from "#derive/pages/ask-about.ts";
import { formOf, message, sendRequest, store } from "./enquiry-form.ts";
import { enlargeText, expect, isInView, scrollSettled, searchCached, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

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
  const button = (name: string | RegExp) =>
    page.getByRole("button", { name }).filter({ visible: true }).first();

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

  /** Adds what the finder shows, and opens the list. */
  async function list(name: string) {
    await tap(dialog.getByRole("button", { name: `Add ${name}` }));
    await tap(dialog.getByRole("button", { name: finderCopy.close }));
    await tap(link(/^Your list/));
    await expect(request.getByRole("group", { name })).toBeVisible();
  }

  async function openFromMenu(name: string) {
    await tap(banner.getByRole("button", { name: /menu/i }));
    await tap(link(name));
  }

  async function hasBegun(text: string | RegExp) {
    await expect(message(page)).toHaveValue(text);
    await see(message(page));
  }

  return { page, request, dialog, link, button, see, tap, find, list, openFromMenu, hasBegun };
}

/** A register as a spreadsheet pastes it. */
const register = Array.from({ length: 40 }, (_, at) =>
  [at + 1, "Proving ring", `PR-${200 + at}`, "50 kN", "2026-11-30"].join("\t"),
).join("\n");

const tasks: Record<string, (visitor: Visitor) => Promise<void>> = {
  "(a) twelve cubes of two days: when, where and for how much": async (visitor) => {
    await visitor.page.clock.setFixedTime(new Date("2026-11-16T06:00:00Z"));
    await visitor.find("cube dates");
    await visitor.tap(visitor.link(cubePlannerPage.title));
    const casting = (at: number) => visitor.page.getByRole("group", { name: `Casting ${at}` });
    await casting(1).getByLabel("Cast on").fill("2026-11-12");
    await casting(1).getByLabel("Mark").fill("Slab S2");
    await visitor.tap(visitor.button("Add casting"));
    await casting(2).getByLabel("Cast on").fill("2026-11-14");
    await casting(2).getByLabel("Mark").fill("Slab S3");
    await expect(casting(2)).toContainText("Sat 21 Nov");
    await expect(casting(2)).toContainText("Bring by Fri 20 Nov");
    await visitor.tap(visitor.button("Add to enquiry"));
    await visitor.tap(visitor.link(/^Your list/));
    await visitor.see(visitor.request.getByText(requestCopy.quoted));
    await visitor.see(visitor.request.getByLabel("Bring to"));
    await expect(visitor.request).toContainText(/12 cubes.*Slab S2.*19 Nov.*Slab S3.*21 Nov/);
  },
  "(b) whether a test is in the scope": async (visitor) => {
    await visitor.openFromMenu(pages.testingScope.title);
    await visitor.see(visitor.page.getByText(testingScopeCopy.accredited));
    await visitor.tap(visitor.link(testingScopeCopy.ask));
    await visitor.hasBegun(firstLineFor(scopeQuestion)!);
  },
  "(c) water of a borewell: what to order, and what to bring": async (visitor) => {
    await visitor.find("borewell");
    await visitor.list("Drinking water, 31 tests");
    await visitor.see(visitor.request.getByText(/sterile bottle.*24 h/).first());
  },
  "(d) calibration of a pressure gauge of 400 bar": async (visitor) => {
    await visitor.find("pressure gauge");
    await visitor.list("Pressure gauge, hydraulic");
    const range = visitor.request.getByLabel("Range, make and number");
    await range.fill("0 to 400 bar, no. 17");
    await visitor.see(visitor.request.getByText(requestCopy.uncertainty));
    await expect(visitor.request).toContainText("0 to 400 bar, no. 17");
  },
  "(e) a register of 40 instruments arrives as it was pasted": async (visitor) => {
    await visitor.openFromMenu(pages.contact.title);
    await expect(message(visitor.page)).toHaveAccessibleDescription(enquiryCopy.paste);
    await message(visitor.page).fill(register);
    expect(await sendRequest(visitor.page)).toBe(register);
    await expect(formOf(visitor.page, "Contact").getByRole("status")).toHaveText(sentSentence);
  },
  "(f) a certificate for an auditor": async (visitor) => {
    await visitor.openFromMenu(pages.accreditation.title);
    await visitor.see(visitor.page.getByText(accreditationCopy.note));
    await visitor.tap(visitor.link(`${accreditationCopy.ask}: ${certificates[0].title}`));
    await visitor.hasBegun(`${firstLineFor(certificateQuestion)}${certificates[0].title}\n`);
  },
  "(g) bars of Fe 500D: which tests, and which length": async (visitor) => {
    await visitor.find("IS 1786 Fe 500D");
    await visitor.list("Reinforcement bar to IS 1786");
    await visitor.see(visitor.request.getByText("3 pieces of at least 1 m").first());
  },
  "(h) the counter in Udhampur now": async (visitor) => {
    await visitor.openFromMenu(pages.contact.title);
    const card = visitor.page.getByRole("listitem").filter({ hasText: "Udhampur 182101" });
    await visitor.see(card.getByRole("link", { name: `Call ${site.phones[0]}` }));
    await expect(card).toContainText(centresCopy.answered);
    await expect(card).toContainText(site.hours.text);
    await expect(card).toContainText(/Open now, until|Opens /);
    await expect(card.getByRole("link", { name: /^Directions/ })).toBeInViewport();
  },
  "(i) the list of last week on paper": async (visitor) => {
    await store(visitor.page, ["building-material/slump", "soil-testing/moisture-content"]);
    await visitor.page.reload();
    await visitor.tap(visitor.link(/^Your list/));
    await visitor.tap(visitor.link("Print request form"));
    await expect(visitor.page.getByRole("row", { name: /^2 Moisture content/ })).toBeVisible();
  },
  "IS 2720 (Part 5)": async (visitor) => {
    await visitor.find("IS 2720 (Part 5)");
    await visitor.tap(visitor.page.getByRole("option", { name: /liquid limit, plastic limit/i }));
    await visitor.see(visitor.page.getByRole("row", { name: /liquid limit, plastic limit/i }));
  },
  "what to bring for CBR": async (visitor) => {
    await visitor.find("CBR");
    await visitor.see(visitor.page.getByRole("option", { name: /^CBR.*50 kg/i }).first());
  },
  "an enquiry about bitumen": async (visitor) => {
    await visitor.find("penetration of bitumen");
    await visitor.tap(visitor.page.getByRole("option", { name: /^Penetration/ }));
    await visitor.tap(visitor.link(/^Ask about/));
    await visitor.hasBegun(/^Enquiry about Building Material: Penetration/);
  },
};

for (const [name, perform] of Object.entries(tasks))
  test(name, async ({ page, open }) => {
    await open("/");
    await perform(visitorOf(page));
  });

test.describe("(j)", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a connection, and with text at 200 %", async ({ page, open, context }) => {
    await open("/");
    await searchCached(page);
    await context.setOffline(true);
    const visitor = visitorOf(page);
    await visitor.find("slump");
    await visitor.see(visitor.dialog.getByRole("option", { name: /^Slump/ }).first());
    await context.setOffline(false);
    for (const path of ["/", "/services/soil-testing", pages.contact.path]) {
      await open(path);
      const call = page.getByRole("link", { name: announcementCopy.callBack });
      const small = (await call.boundingBox())!.width;
      await enlargeText(page);
      expect.soft((await call.boundingBox())!.width, path).toBeGreaterThan(1.8 * small);
      const header = (await page.getByRole("banner").boundingBox())!;
      expect.soft(header.y + header.height, path).toBeLessThan(780 * 0.36);
      await page.mouse.wheel(0, 2000);
      await scrollSettled(page);
      expect.soft(await covered(page), path).toBeLessThan(780 / 4);
    }
  });
});

/** The height of what stays on the screen while the page scrolls. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 2000);
    await new Promise(requestAnimationFrame);
    return Array.from(document.querySelectorAll("body *"))
      .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
      .filter((height) => height > 0)
      .reduce((sum, height) => sum + height, 0);
  });
