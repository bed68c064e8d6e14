import type { Locator, Page } from "@playwright/test";
import { certificates } from "#content/accreditation.ts";
import { type Centre, centres } from "#content/centres.ts";
import { centresCopy } from "#content/copy/enquiry/contact.ts";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import { site } from "#content/site.ts";
import { printedText } from "#derive/catalogue/quantity.ts";
import { publishedKinds } from "#derive/catalogue/samples.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { certificateQuestion } from "#derive/pages/ask-path.ts";
import { message } from "./enquiry-form.ts";
import { bacteria } from "./orders.ts";
import { expect, isInView, scrollSettled, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const all: readonly Centre[] = centres;
/** One that is reached through the laboratory, if there is one. */
const centre = all.find(({ phone }) => !phone) ?? all[0]!;
const bottle = publishedKinds().find(({ id }) => id === "sterile-bottle")!;

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
    test.skip(!bacteria, "no water is tested for bacteria");
    await visitor.find("borewell");
    await visitor.tap(visitor.dialog.getByRole("button", { name: `Add ${bacteria!.name}` }));
    await visitor.tap(visitor.dialog.getByRole("button", { name: finderCopy.close }));
    await visitor.tap(visitor.link(/^Your list/));
    await visitor.see(
      visitor.request.getByText(printedText(bottle.brief ?? bottle.amount)).first(),
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
    const isLaboratorys = centre.hours === site.hours.text;
    await expect(card).toContainText(isLaboratorys ? site.hours.shortText : centre.hours);
    if (isLaboratorys) await expect(card).toContainText(/Open|Closed/);
    await expect(card.getByRole("link", { name: /^Directions/ })).toBeInViewport();
  },
};

for (const [name, perform] of Object.entries(tasks))
  test(name, async ({ page, open }) => {
    await open("/");
    await perform(visitorOf(page));
  });
