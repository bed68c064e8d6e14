import { servicePath } from "#derive/catalogue/paths.ts";
import { askPath, contactPath, firstLineFor } from "#derive/pages/ask-about.ts";
import { fill, formOf, message } from "./enquiry-form.ts";
import { expect, hold, hydrated, test } from "./site.ts";

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
  const address = page.getByText("Laboratory Block").first();
  expect((await address.boundingBox())!.y).toBeGreaterThan(
    (await formOf(page, "Contact").boundingBox())!.y,
  );
  await test.step("before the scripts are there", async () => {
    const release = await hold(page, "**/assets/*.js");
    await page.goto(askPath("fwd-service"), { waitUntil: "commit" });
    await arrived();
    release();
    await hydrated(page);
    await arrived();
  });
});

test("a first line names a service, replaces no text, and is not a draft if untouched", async ({
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
  await expect(message(page)).toHaveValue("Ten cubes");
});

test("text typed before hydration stays in a form opened for a service", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(contactPath(slug), { waitUntil: "commit" });
  await expect(message(page)).toHaveValue(firstLine);
  await message(page).fill("Two boreholes");
  release();
  await hydrated(page);
  await expect(message(page)).toHaveValue("Two boreholes");
});

test("an old link to the form of a service leads there, and an unknown service has no page", async ({
  page,
  open,
}) => {
  await open(`/contact?about=${slug}`);
  await expect(page).toHaveURL(contactPath(slug));
  await expect(message(page)).toHaveValue(firstLine);
  await open("/contact?about=constructor");
  await expect(message(page)).toHaveValue("");
  expect((await page.goto("/contact/constructor"))!.status()).toBe(404);
});
