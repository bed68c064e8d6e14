import { homeFacts } from "#derive/home-facts.ts";
import { expect, test } from "./site.ts";

test("Get Started is above the fold of a phone, at 44 px or more", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open("/");
  const action = page.getByRole("link", { name: "Get Started" });
  await expect(action).toBeInViewport({ ratio: 1 });
  expect((await action.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("each of the four figures leads to the page that says more", async ({ page, open }) => {
  for (const { value, label, to } of homeFacts()) {
    await open("/");
    await page
      .getByRole("main")
      .getByRole("link", { name: `${value} ${label}`, exact: true })
      .click();
    await expect(page).toHaveURL(to);
  }
});
