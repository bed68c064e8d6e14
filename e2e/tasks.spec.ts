import type { Locator, Page } from "@playwright/test";
import { accreditationCopy } from "#content/copy/accreditation.ts";
import { cubePlannerPage } from "#content/copy/castings.ts";
import { finderCopy } from "#content/copy/finder.ts";
import { resultsCopy } from "#content/copy/finder-results.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { requestCopy } from "#content/copy/request.ts";
import { site } from "#content/site.ts";
import { testingScopeCopy } from "#content/copy/testing-scope.ts";
import { firstLineFor, scopeQuestion } from "#derive/pages/ask-about.ts";
import { homeFacts } from "#derive/pages/home-facts.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const most = { presses: 5, scrolls: 1 };

/** Uses the site as a visitor with a phone does, and fails where that takes too much. */
function visitorOf(page: Page) {
  const count = { presses: 0, scrolls: 0 };
  const add = (what: keyof typeof count) =>
    expect(++count[what], `${what} from the home page`).toBeLessThanOrEqual(most[what]);

  /** Reads what is on the screen, or scrolls to it. */
  async function see(target: Locator) {
    await expect(target).toBeVisible();
    const isThere = await expect(target)
      .toBeInViewport({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (isThere) return;
    add("scrolls");
    await target.scrollIntoViewIfNeeded();
  }

  async function tap(target: Locator) {
    await see(target);
    add("presses");
    await target.tap();
  }

  const link = (name: string | RegExp) =>
    page.getByRole("link", { name }).filter({ visible: true }).first();
  const button = (name: string | RegExp) =>
    page.getByRole("button", { name }).filter({ visible: true }).first();

  async function find(query: string) {
    await tap(page.getByRole("banner").getByRole("button", { name: finderCopy.title }));
    await page.getByRole("dialog").getByRole("combobox").fill(query);
  }

  async function openMenu(name: string) {
    await tap(page.getByRole("banner").getByRole("button", { name: /menu/i }));
    await tap(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }));
  }

  return { page, see, tap, link, button, find, openMenu };
}

type Visitor = ReturnType<typeof visitorOf>;

const request = ({ page }: Visitor) => page.getByRole("region", { name: "Your request" });
const message = ({ page }: Visitor) => page.getByRole("form", { name: "Contact" }).getByLabel("Message");
const addFound = ({ page }: Visitor, name: string) =>
  page.getByRole("option", { name }).getByText(resultsCopy.add, { exact: true });
/** While the finder is open, its way to the list. */
const listLink = ({ link }: Visitor) => link(/^Your list/);

const tasks: Record<string, (visitor: Visitor) => Promise<void>> = {
  "(a) twelve cubes of two days: when, where and for how much": async (visitor) => {
    const { page, see, tap, link, button, find } = visitor;
    await find("cube dates");
    await tap(link(cubePlannerPage.title));
    const casting = (number: number) => page.getByRole("group", { name: `Casting ${number}` });
    await casting(1).getByLabel("Cast on").fill("2026-11-12");
    await casting(1).getByLabel("Mark").fill("Slab S2");
    await tap(button("Add casting"));
    await casting(2).getByLabel("Cast on").fill("2026-11-14");
    await casting(2).getByLabel("Mark").fill("Slab S3");
    await expect(casting(2)).toContainText("21 November 2026, Saturday");
    await tap(button("Add to enquiry"));
    await tap(link("Your list"));
    await expect(message(visitor)).toHaveValue(/Slab S2.*19 November[^]*Slab S3.*21 November/);
    await see(request(visitor).getByText(requestCopy.quoted));
    await expect(request(visitor).getByLabel("Bring to")).toBeVisible();
  },
  "(b) is a test in the scope?": async (visitor) => {
    const { page, see, tap, link } = visitor;
    await tap(page.getByRole("banner").getByRole("button", { name: /menu/i }));
    await tap(link(pages.testingScope.title));
    await see(page.getByText(testingScopeCopy.accredited));
    await tap(page.getByRole("main").getByRole("link", { name: testingScopeCopy.ask }));
    await expect(message(visitor)).toHaveValue(firstLineFor(scopeQuestion)!);
    await expect(message(visitor)).toBeInViewport();
  },
  "(c) water of a borewell, with what to bring": async (visitor) => {
    const { see, tap, find } = visitor;
    await find("borewell");
    await tap(addFound(visitor, "Drinking water, 31 tests"));
    await tap(listLink(visitor));
    await see(request(visitor).getByText(/sterile bottle/).first());
    await expect(request(visitor)).toContainText("24 h");
  },
  "(d) calibration of a pressure gauge of 400 bar": async (visitor) => {
    const { tap, find } = visitor;
    await find("pressure gauge");
    await tap(addFound(visitor, "Pressure gauge"));
    await tap(listLink(visitor));
    await request(visitor).getByLabel("Range, make and number").fill("0 to 400 bar, no. 17");
    await expect(message(visitor)).toHaveValue(/400 bar/);
  },
  "(e) a bill of 22 lines": async (visitor) => {
    const { page, tap, button } = visitor;
    await tap(listLink(visitor));
    await tap(button("Paste a list"));
    const lines = Array.from({ length: 21 }, (_, at) => `${at + 1}. Slump test, ${at + 1} nos`);
    await page.getByRole("dialog").getByLabel("Your list").fill([...lines, "22. Furniture"].join("\n"));
    await tap(button("Match"));
    await tap(button(/^Add 22/));
    await expect(message(visitor)).toHaveValue(/Slump/);
  },
  "(f) a certificate for an auditor": async (visitor) => {
    const { see, tap, link, openMenu, page } = visitor;
    await openMenu(pages.accreditation.title);
    await see(page.getByText(accreditationCopy.note));
  },
  "(g) bars of Fe 500D: which tests, and which length": async (visitor) => {
    const { see, tap, find } = visitor;
    await find("Fe 500D");
    await tap(addFound(visitor, "IS 1786"));
    await tap(listLink(visitor));
    await see(request(visitor).getByText(/1 m/).first());
  },
  "(h) the counter in Udhampur now": async (visitor) => {
    const { page, see, openMenu } = visitor;
    await openMenu(pages.contact.title);
    const card = page.getByRole("listitem").filter({ hasText: "Udhampur 182101" });
    await see(card.getByRole("link", { name: /^Call/ }));
    await expect(card).toContainText(site.hours.text);
  },
  "(i) the list of last week on paper": async (visitor) => {
    const { page, tap, link } = visitor;
    await page.evaluate(() => {
      localStorage.setItem("request", '{"items":[{"id":"building-material/slump"}]}');
    });
    await page.reload();
    await tap(listLink(visitor));
    await tap(link("Print request form"));
    await expect(page).toHaveURL(requestFormPage.path);
    await expect(page.getByRole("row", { name: /^1 Slump/ })).toBeVisible();
  },
};

for (const [name, perform] of Object.entries(tasks))
  test(name, async ({ page, open }) => {
    await open("/");
    await perform(visitorOf(page));
  });
