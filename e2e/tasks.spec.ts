import type { Locator, Page } from "@playwright/test";
import { sentSentence } from "#contract/enquiry.ts";
import { certificates } from "#content/accreditation.ts";
import { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { centresCopy } from "#content/copy/enquiry/contact.ts";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { requestCopy } from "#content/copy/request/request.ts";
import { site } from "#content/site.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { certificateQuestion } from "#derive/pages/ask-path.ts";
import { formOf, message, sendRequest } from "./enquiry-form.ts";
import { expect, isInView, scrollSettled, test } from "./site.ts";

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
  const button = (name: string) =>
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

  async function openFromMenu(name: string) {
    await tap(banner.getByRole("button", { name: /menu/i }));
    await tap(link(name));
  }

  return { page, request, dialog, link, button, see, tap, find, openFromMenu };
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
  "(b) water of a borewell: what to order, and what to bring": async (visitor) => {
    await visitor.find("borewell");
    await visitor.tap(visitor.dialog.getByRole("button", { name: "Add Drinking water, 31 tests" }));
    await visitor.tap(visitor.dialog.getByRole("button", { name: finderCopy.close }));
    await visitor.tap(visitor.link(/^Your list/));
    await visitor.see(visitor.request.getByText(/sterile bottle.*24 h/).first());
  },
  "(c) a register of 40 instruments arrives as it was pasted": async (visitor) => {
    await visitor.openFromMenu(pages.contact.title);
    await expect(message(visitor.page)).toHaveAccessibleDescription(enquiryCopy.paste);
    await message(visitor.page).fill(register);
    expect(await sendRequest(visitor.page)).toBe(register);
    await expect(formOf(visitor.page, "Contact").getByRole("status")).toHaveText(sentSentence);
  },
  "(d) a certificate for an auditor": async (visitor) => {
    await visitor.openFromMenu(pages.accreditation.title);
    await visitor.see(visitor.page.getByText(accreditationCopy.note));
    await visitor.tap(visitor.link(`${accreditationCopy.ask}: ${certificates[0].title}`));
    await expect(message(visitor.page)).toHaveValue(
      `${firstLineFor(certificateQuestion)}${certificates[0].title}\n`,
    );
    await visitor.see(message(visitor.page));
  },
  "(e) the counter in Udhampur now": async (visitor) => {
    await visitor.openFromMenu(pages.contact.title);
    const card = visitor.page.getByRole("listitem").filter({ hasText: "Udhampur 182101" });
    await visitor.see(card.getByRole("link", { name: `Call ${site.phones[0]}` }));
    await expect(card).toContainText(centresCopy.answered);
    await expect(card).toContainText(site.hours.shortText);
    await expect(card).toContainText(/Open|Closed/);
    await expect(card.getByRole("link", { name: /^Directions/ })).toBeInViewport();
  },
};

for (const [name, perform] of Object.entries(tasks))
  test(name, async ({ page, open }) => {
    await open("/");
    await perform(visitorOf(page));
  });
