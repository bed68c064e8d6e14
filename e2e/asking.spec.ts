import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { services } from "#content/services/index.ts";
import { cataloguedTables, isOffered } from "#derive/catalogue/catalogue.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { askPath, contactPath, scopeQuestion } from "#derive/pages/ask-path.ts";
import { fill, formOf, message } from "./enquiry-form.ts";
import { brought, escaped, serviceSlug } from "./orders.ts";
import { expect, openHeld, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const firstLine = firstLineFor(serviceSlug)!;
const survey = services.find(({ category }) => category !== "materials")!;

test("asking arrives at the form, begun and with the focus on Name", async ({ page, open }) => {
  const arrived = async () => {
    await expect(formOf(page, "Contact").getByLabel("Name")).toBeFocused();
    await expect(formOf(page, "Contact").getByLabel("Name")).toBeInViewport();
    await expect(message(page)).toBeInViewport();
  };
  await open(servicePath(serviceSlug));
  await page
    .getByRole("link", { name: /^Ask about/ })
    .last()
    .click();
  await expect(page).toHaveURL(askPath(serviceSlug));
  await arrived();
  await expect(message(page)).toHaveValue(firstLine);
  await test.step("from the row of a test, with its name", async () => {
    await open(brought.path);
    await page
      .getByRole("link", { name: /^Ask about/ })
      .last()
      .click();
    await expect(message(page)).toHaveValue(
      new RegExp(`^${escaped(firstLine.trim())}:? ${escaped(brought.name)}`),
    );
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
  await open(contactPath(serviceSlug));
  await expect(message(page)).toHaveValue(firstLine);
  await fill(page, { Name: "Site engineer" }, "Contact");
  await open(contactPath(survey.slug));
  await expect(message(page)).toHaveValue(new RegExp(survey.name));
  await expect(formOf(page, "Contact").getByLabel("Name")).toHaveValue("Site engineer");
  await fill(page, { Message: "Ten cubes" }, "Contact");
  await open(contactPath(serviceSlug));
  await expect(message(page)).toHaveValue(`${firstLine}Ten cubes`);
  await fill(page, { Message: "Twelve cubes" }, "Contact");
  await page.reload();
  await expect(message(page)).toHaveValue("Twelve cubes");
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test("every group with a test that the issued scope does not name asks once whether its tests are accredited", async ({
    page,
    open,
  }) => {
    const soil = services.find((service) => service.slug === serviceSlug)!;
    const groups = cataloguedTables(soil)
      .flatMap((table) => table.groups.map((group) => ({ name: table.heading, ...group })))
      .filter(({ tests }) => tests.some((one) => isOffered(one) && !one.accredited.length));
    await open(servicePath(serviceSlug));
    const links = page.getByRole("link", { name: testNoteCopy.areAccredited("") });
    await expect(links).toHaveCount(groups.length);
    if (!groups[0]) return;
    await links.first().click();
    const begun = firstLineFor(scopeQuestion)!.trim();
    const { heading, name } = groups[0];
    await expect(message(page)).toHaveValue(`${begun} ${soil.name}, ${heading ?? name}\n`);
  });
});
