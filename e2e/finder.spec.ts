import { centres } from "#content/centres.ts";
import { finderCopy, resultsCopy } from "#content/copy/finder/finder.ts";
import { firstLineAsking } from "#content/copy/enquiry/contact.ts";
import { pages } from "#content/copy/pages.ts";
import { pricing } from "#content/pricing.ts";
import { services } from "#content/services/index.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { expectNoFindings } from "./axe.ts";
import { noInstruments, ranged, sets } from "./orders.ts";
import {
  combobox,
  expect,
  finder,
  finderButton,
  hold,
  hydrated,
  inMain,
  options,
  test,
} from "./site.ts";

const [centre] = centres;

test("with the keyboard: before it is loaded, open, move, add, open the row", async ({
  page,
  open,
  consoleMessages,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await open(pages.about.path);

  await test.step("it is fetched at the first use; Enter before that leads to what is found", async () => {
    await page.waitForLoadState("networkidle");
    expect(requested.filter((path) => /search-data|finder-field/.test(path))).toEqual([]);
    const release = await hold(page, "**/assets/search-data.*");
    await finderButton(page).click();
    await page.keyboard.type("is2720pt5");
    await expect(finder(page).getByRole("link", { name: services.at(-1)!.name })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/services\/tests\?q=is2720pt5$/);
    release();
    await expect(page.getByRole("main")).toContainText(/\d+ results? for IS 2720 \(Part 5\)/);
  });

  await test.step("five results are shown from the second letter on, and a link leads to all", async () => {
    await hydrated(page);
    await page.keyboard.press("Control+K");
    await page.keyboard.type("c");
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.type("o");
    await expect(options(page)).toHaveCount(5);
    const all = page.getByRole("dialog").getByRole("link", { name: /^Show all \d+ results$/ });
    const count = (await all.textContent())!.match(/\d+/)![0];
    await all.click();
    await expect(page).toHaveURL(/\/services\/tests\?q=co$/);
    await expect(page.getByRole("main")).toContainText(`${count} results`);
  });

  await test.step("a slash opens it, Escape closes it, and the focus returns", async () => {
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.keyboard.press("/");
    await expect(combobox(page)).toBeFocused();
    await expect(combobox(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(finder(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step("arrows move among the options", async () => {
    await page.keyboard.press("Control+K");
    await page.keyboard.type("is2720pt5");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(options(page).first().locator("mark").first()).toHaveText("IS 2720 (Part 5)");
    // Keys with a modifier are the browser's.
    for (const key of ["Shift+ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    const second = await options(page).nth(1).getAttribute("id");
    await expect(combobox(page)).toHaveAttribute("aria-activedescendant", second!);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
  });

  await test.step("Ctrl+Enter adds the test to the enquiry and says so", async () => {
    await page.keyboard.press("Control+Enter");
    await expect(finder(page).getByRole("status")).toContainText("was added to your list");
    expect(await page.evaluate(() => localStorage.getItem("request"))).toContain("soil-testing/");
  });

  await test.step("Enter opens the page at the row, marked and with the focus", async () => {
    const name = await options(page).first().locator("span").first().textContent();
    await page.keyboard.press("Enter");
    await expect(finder(page)).toBeHidden();
    await expect(page).toHaveURL(/\/services\/soil-testing#soil-testing\//);
    const row = page.locator("tr:target");
    await expect(row).toContainText(name!);
    await expect(row).toBeInViewport();
  });
  expect(consoleMessages).toEqual([]);
});

test("with a pointer: an example, Add beside the option, the list, the option", async ({
  page,
  open,
}) => {
  await open("/");
  await finderButton(page).click();
  await finder(page).getByRole("button", { name: "sariya" }).click();
  await expect(combobox(page)).toHaveValue("sariya");
  const change = finder(page).getByRole("button", { name: /^(Add|Remove) .+ enquiry$/ });
  const before = (await change.first().boundingBox())!;
  await change.first().click();
  await expect(combobox(page)).toBeFocused();
  await expect(change.first()).toHaveAccessibleName(/^Remove/);
  expect(await change.first().boundingBox()).toEqual(before);
  await expectNoFindings(page);
  await expect(finder(page).getByRole("link", { name: "Your list, 1" })).toBeVisible();
  await options(page).first().click();
  await expect(page).toHaveURL(/\/services\/metal-alloys-testing/);
});

test("pages and centres are found, and what was corrected or is not tested is said", async ({
  page,
  open,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem("request"));
  await open(pages.about.path);
  await page.keyboard.press("/");

  await test.step("a page, and a centre with its hours and a number to call", async () => {
    await combobox(page).fill("price");
    await expect(options(page).first()).toContainText(pricing.heading);
    await combobox(page).fill(centre.label);
    await expect(options(page).first()).toContainText(centre.hours);
    const call = finder(page).getByRole("link", { name: /^Call/ }).first();
    await expect(call).toHaveAttribute("href", /^tel:/);
    await options(page).first().click();
    await expect(page).toHaveURL(`${pages.contact.path}#${kebabCase(centre.label)}`);
    await expect(page.locator(":target")).toBeInViewport();
  });

  await test.step("a corrected word is said to be one, and no key adds what it finds", async () => {
    await open(pages.about.path);
    await page.keyboard.press("/");
    await combobox(page).fill("cemnt");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expect(finder(page).getByRole("status")).toContainText("similar");
    expect(await stored()).toBeNull();
  });

  await test.step("what has no page is not called a test", async () => {
    await combobox(page).fill("owner");
    await expect(finder(page).getByRole("status")).toContainText(resultsCopy.noPage);
  });

  await test.step("above what is found in part stands what was left out, and no key adds it", async () => {
    const { name } = sets[0]!;
    await combobox(page).fill(`${name.split(",")[0]} smells bad`);
    await expect(finder(page).getByRole("status")).toContainText("“smells”, “bad”");
    await expect(options(page).first()).toContainText(name);
    await expect(finder(page).getByRole("button", { name: `Add ${name}` })).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press("Control+Enter");
    expect(await stored()).toBeNull();
  });

  await test.step("what is not in our list is said first, what is related cannot be added, and a link asks", async () => {
    await combobox(page).fill("ceiling tile");
    const none = resultsCopy.noResult("ceiling tile");
    await expect(finder(page).getByText(none).first()).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    const ask = finder(page).getByRole("link").first();
    await expect(ask).toHaveText(resultsCopy.askAbout("ceiling tile"));
    await expect(finder(page).getByRole("listitem")).not.toHaveCount(0);
    await expect(finder(page).getByRole("button", { name: /^Add/ })).toHaveCount(0);
    await expectNoFindings(page);
    await page.keyboard.press("Control+Enter");
    expect(await stored()).toBeNull();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/services\/tests\?q=ceiling\+tile$/);
    await expect(page.getByRole("main")).toContainText(none);
    await hydrated(page);
    await page.keyboard.press("/");
    await combobox(page).fill("blood sugar");
    await finder(page)
      .getByRole("link", { name: resultsCopy.askAbout("blood sugar") })
      .click();
    await expect(page.getByLabel("Message")).toHaveValue(firstLineAsking("blood sugar"));
  });
});

test("an instrument is found by its range, in its tab", async ({ page, open }) => {
  test.skip(!ranged, noInstruments);
  await open(pages.about.path);
  await page.keyboard.press("Control+K");
  await combobox(page).fill(`${ranged!.name} ${ranged!.range!.text.replace("up to", "")}`);
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  const tab = page.getByRole("tab", { name: "NON-NABL" });
  await expect(tab).toHaveAttribute("aria-selected", "true");
  const row = page.locator("tr:target");
  await expect(row).toContainText(ranged!.name);
  await expect(row).toBeInViewport();
  await page.reload();
  await expect(row).toBeVisible();
});

test("the field on a page has the same results, and its button lists them all", async ({
  page,
  open,
}) => {
  for (const path of [pages.home.path, pages.services.path, pages.tests.path]) {
    await open(path);
    await inMain(page).fill("is2720pt5");
    await expect(options(page).first()).toContainText(/liquid limit/i);
    if (path === pages.home.path) await expectNoFindings(page);
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
  }
  await page.getByRole("main").getByRole("button", { name: finderCopy.find }).click();
  await expect(page).toHaveURL(/\/services\/tests\?q=is2720pt5/);
  const found = page.getByRole("main").getByRole("link", { name: /liquid limit, plastic/i });
  await expect(found).toBeVisible();
});

test("if the search does not load, the next letter tries again", async ({ page, open }) => {
  await page.route("**/assets/search-data.*", (route) => route.abort());
  await open(pages.about.path);
  await page.keyboard.press("/");
  await page.keyboard.type("cub");
  await expect(finder(page).getByText(finderCopy.failed)).toBeVisible();
  await page.unroute("**/assets/search-data.*");
  await page.keyboard.type("e");
  await expect(options(page).first()).toContainText(/cube/i);
});
