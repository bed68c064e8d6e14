import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { offline } from "#content/offline.ts";
import { nonCanonicalPaths, sitePaths } from "#derive/sitemap.ts";
import { expect, test } from "./site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const paths = [
  ...sitePaths(),
  "/standards/is-2720-5",
  ...nonCanonicalPaths(),
  "/nowhere",
  offline.path,
];

// Without transitions, so that axe never sees a colour between two themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function findings(page: Page) {
  // The sticky header would cover part of a scrolled page.
  await page.evaluate(() => scrollTo(0, 0));
  // Without frames, legacy mode saves a second page, and only violations are read.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: "tag", values: rules }, resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

const axeWidths = [1440, 360];

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const headingLevels = (page: Page) =>
  page
    .locator("main :is(h1,h2,h3,h4,h5,h6)")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));

/** Controls smaller than 24 by 24 px, except links inside a sentence. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, input, textarea, summary")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"], [href="#content"]'))
      .filter(
        (element) =>
          ![...element.parentElement!.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 1,
          ),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const path of paths) {
  test(`${path} fits every width, has landmarks and large controls, and axe finds nothing, light and dark`, async ({
    page,
    open,
    consoleMessages,
  }) => {
    // Half a minute for the three hundred rows of the scope on two idle cores.
    test.slow();
    await (path === offline.path ? page.goto(path) : open(path));
    // The checks below measure boxes, which are wrong while the layout of a section is deferred.
    await page.evaluate(() => delete document.documentElement.dataset.deferOffscreenLayout);
    for (const landmark of ["main", "banner", "contentinfo"] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    const levels = await headingLevels(page);
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 0), levels.join(" ")).toBeLessThanOrEqual(1),
    );
    for (const width of [320, 360, 768, 769, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await wider(page), `wider than ${width} px`).toBe(0);
      if (axeWidths.includes(width))
        expect.soft(await tooSmall(page), `too small at ${width} px`).toEqual([]);
    }
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`axe at ${width} px`, () => expectNoFindings(page));
    }
    if (path !== "/nowhere") expect(consoleMessages).toEqual([]);
  });
}

async function expectNoFindings(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
  }
}

test("axe finds nothing with menus open", async ({ page, open }) => {
  await open("/services/fwd-service");
  await page.getByRole("button", { name: "Services" }).click();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Services" }).click();
  await expectNoFindings(page);
});

test("axe finds nothing with errors shown and the other tab chosen", async ({ page, open }) => {
  await open("/contact");
  await page.getByRole("button", { name: "Send Enquiry" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expectNoFindings(page);
  await open("/services/calibration-facilities");
  await page.getByRole("tab", { name: "NON-NABL" }).click();
  await expectNoFindings(page);
});

test("the focused element is never under the sticky header, forwards and backwards", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open("/services/soil-testing");
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      const header = document.querySelector("header")!;
      if (focused === document.body || header.contains(focused)) return undefined;
      const { top, bottom, left } = focused.getBoundingClientRect();
      const under = top < header.getBoundingClientRect().bottom && bottom > 0 && top >= 0;
      const over = document.elementFromPoint(left + 2, (Math.max(top, 0) + bottom) / 2);
      return under && header.contains(over) ? focused.outerHTML.slice(0, 120) : undefined;
    });
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press(key);
      await expect.poll(covered).toBeUndefined();
    }
});

for (const [zoom, width] of [
  [200, 720],
  [400, 320],
] as const)
  test(`at ${zoom} % zoom of a 1280 to 1440 px window nothing is cut off or scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 256 + width / 4 });
    for (const path of ["/", "/services/soil-testing", "/contact", "/nabl-scope/testing-scope"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await wider(page), path).toBe(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
    }
  });

test("in forced colours buttons, fields and the focus keep their edges", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open("/contact");
  const field = page.getByRole("textbox", { name: "Name" });
  for (const control of [page.getByRole("button", { name: "Send Enquiry" }), field])
    await expect(control).not.toHaveCSS("border-top-width", "0px");
  await field.focus();
  await expect(field).toHaveCSS("outline-style", "solid");
});
