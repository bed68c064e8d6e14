import type { Locator, Page } from "@playwright/test";
import { centres, type Centre } from "#content/centres.ts";
import { finderCopy } from "#content/copy/finder.ts";
import { homeFactsCopy } from "#content/copy/home.ts";
import { pages } from "#content/copy/pages.ts";
import { pricing } from "#content/pricing.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { testingScopeCopy } from "#content/copy/testing-scope.ts";
import { firstLineFor, scopeQuestion } from "#derive/pages/ask-about.ts";
import { homeFacts } from "#derive/pages/home-facts.ts";
import { expect, test } from "./site.ts";

/** Clicks, and fails after the third time. */
type Tap = (target: Locator) => Promise<void>;

const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name });
const allServices = (page: Page) => inMain(page, `${services.length} ${homeFactsCopy.services}`);
const service = (page: Page, slug: string) =>
  inMain(page, `Learn More about ${services.find((known) => known.slug === slug)!.name}`);

const tasks: Record<string, (page: Page, tap: Tap) => Promise<void>> = {
  "is IS 2720 Part 5 tested?": async (page, tap) => {
    await tap(page.getByRole("banner").getByRole("button", { name: finderCopy.title }));
    await page.getByRole("combobox", { name: finderCopy.label }).last().fill("IS 2720 (Part 5)");
    await tap(page.getByRole("option", { name: /liquid limit, plastic limit/i }));
    await expect(page.getByRole("row", { name: /liquid limit, plastic limit/i })).toBeInViewport();
  },
  "what to bring for CBR": async (page, tap) => {
    await tap(allServices(page));
    await tap(service(page, "soil-testing"));
    await expect(page.getByRole("heading", { name: "What to bring" })).toBeVisible();
    await tap(page.getByRole("button", { name: /^Compaction and bearing ratio/ }));
    await expect(page.getByRole("row", { name: /^CBR.*50 kg/i })).toBeVisible();
  },
  "cubes at 7 and 28 days": async (page, tap) => {
    await tap(allServices(page));
    await tap(service(page, "building-material"));
    await tap(page.getByRole("button", { name: /^Concrete:/ }));
    const cubes = page.getByRole("row", { name: "Compressive strength of cubes" });
    await expect(cubes).toContainText("7 and 28 days");
  },
  "the nearest centre: its hours, and how to call it": async (page, tap) => {
    await tap(inMain(page, "collection centres"));
    const all: readonly Centre[] = centres;
    for (const { label, address, phone, hours } of all) {
      const card = page.getByRole("listitem").filter({ hasText: address });
      await expect(card.getByRole("heading", { name: label })).toBeVisible();
      await expect(card).toContainText(hours);
      const call = card.getByRole("link", { name: `Call ${phone ?? site.phones[0]}` });
      await expect(call).toHaveAttribute("href", /^tel:\+91\d{10}$/);
      expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    }
  },
  "is a test in the scope of accreditation?": async (page, tap) => {
    const link = { name: pages.testingScope.title };
    await tap(page.getByRole("contentinfo").getByRole("link", link));
    await expect(page.getByText(testingScopeCopy.accredited)).toBeVisible();
    await tap(inMain(page, testingScopeCopy.ask));
    await expect(page.getByLabel("Message")).toHaveValue(firstLineFor(scopeQuestion)!);
  },
  "an enquiry about bitumen": async (page, tap) => {
    await tap(allServices(page));
    await tap(service(page, "building-material"));
    await tap(page.getByRole("link", { name: /^(Ask about|Enquire)/ }).first());
    const firstLine = firstLineFor("building-material")!;
    await expect(page.getByLabel("Message")).toHaveValue(firstLine);
  },
  "what a test costs": async (page, tap) => {
    await tap(allServices(page));
    await tap(inMain(page, pricing.heading));
    await expect(page.getByRole("heading", { name: pricing.heading })).toBeInViewport();
    await tap(inMain(page, pricing.ask));
    await expect(page.getByRole("form", { name: "Contact" })).toBeInViewport();
  },
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test("every task takes at most three taps from the home page", async ({ page, open }) => {
    for (const [name, perform] of Object.entries(tasks))
      await test.step(name, async () => {
        await open("/");
        let taps = 0;
        await perform(page, async (target) => {
          await target.click();
          expect(++taps).toBeLessThanOrEqual(3);
        });
      });
  });

  test("the first screen has Get Started, and its figures lead to the pages that say more", async ({
    page,
    open,
  }) => {
    await open("/");
    const action = page.getByRole("link", { name: "Get Started" });
    await expect(action).toBeInViewport({ ratio: 1 });
    expect((await action.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    for (const { value, label, to } of homeFacts()) {
      await page
        .getByRole("main")
        .getByRole("link", { name: `${value} ${label}`, exact: true })
        .click();
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL("/");
    }
  });
});
