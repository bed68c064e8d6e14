import { scopeFile } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { requestCopy } from "#content/copy/request/request.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { standardPath } from "#derive/standards/paths.ts";
import { openDocument, textOf } from "#publish/testing/read-tables.ts";
import { store } from "./enquiry-form.ts";
import { expect, test } from "./site.ts";

/** A long one, and the one with tabs. */
const slugs = ["soil-testing", "calibration-facilities"];
const paths = [
  ...Object.values(pages).map(({ path }) => path),
  ...slugs.map(servicePath),
  standardPath("IS 2720 (Part 5)"),
  "/no-such-page",
];
const needed = new Map<string, string>([
  [pages.contact.path, "Slump"],
  [pages.testingScope.path, scopeFile.path],
  [servicePath("calibration-facilities"), "NON-NABL"],
]);

test("pages print their address once, with the day, and no line over another", async ({
  page,
  open,
}) => {
  await store(page, ["building-material/slump"]);
  for (const path of paths) {
    await open(path);
    await expect(page.getByText(requestCopy.loading)).toHaveCount(0);
    const [canonical] = await page.locator("link[rel=canonical]").all();
    const address = (await canonical?.getAttribute("href")) ?? page.url();
    const { pages: sheets } = await openDocument(await page.pdf({ format: "A4" }));
    const text = (await Promise.all(sheets.map(textOf))).join(" ");
    expect.soft(text.split(`${address} · Printed on `), path).toHaveLength(2);
    expect.soft(text).toContain(needed.get(path) ?? "");
    expect.soft((await Promise.all(sheets.map(overlapping))).flat(), path).toEqual([]);
  }
});

/** Texts on different lines whose letters cover each other. */
async function overlapping(sheet: Parameters<typeof textOf>[0]) {
  const { items } = await sheet.getTextContent();
  const texts = items.flatMap((item) => {
    if (!("str" in item) || !item.str.trim()) return [];
    const [, , , , left, base] = item.transform as [0, 0, 0, 0, number, number];
    return { ...item, left, right: left + item.width, base };
  });
  return texts.flatMap((one) =>
    texts
      .filter(({ left, right }) => left + 1 < one.right && one.left + 1 < right)
      .filter(({ base }) => base + 1 < one.base && one.base < base + one.height / 2)
      .map((below) => `${one.str} / ${below.str}`),
  );
}
