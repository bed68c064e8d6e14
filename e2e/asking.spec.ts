import { servicePath } from "#derive/catalogue/paths.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { askPath, contactPath } from "#derive/pages/ask-path.ts";
import { fill, formOf, message } from "./enquiry-form.ts";
import { expect, openHeld, test } from "./site.ts";
import { finderCopy } from "#content/copy/finder/finder.ts";

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
    const hydrate = await openHeld(page, askPath("fwd-service"));
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
  await open(contactPath("fwd-service"));
  await expect(message(page)).toHaveValue(/Deflectometer/);
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
  await expect(action).toBeInViewport({ ratio: 1 });
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
