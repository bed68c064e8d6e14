import { pages } from "#content/pages.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { servicePath } from "#derive/navigation.ts";
import { sitePaths, nonCanonicalPaths } from "#derive/sitemap.ts";
import { expect, test } from "./site.ts";

const titles = new Map<string, string>([
  ...Object.values(pages).map(({ path, title }) => [path, title] as const),
  ...services.map(({ slug, name }) => [servicePath(slug), name] as const),
]);

test("the sitemap lists every page once, each with the day its content was revised", async ({
  request,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(paths).toEqual(sitePaths());
  // The specification's seven and its fifteen services, and the privacy page.
  expect(paths).toHaveLength(services.length + 8);
  expect(xml.split(`<lastmod>${site.revised}</lastmod>`)).toHaveLength(paths.length + 1);
});

for (const path of sitePaths()) {
  test(`${path} answers, with one heading, its title and its canonical address`, async ({
    page,
    request,
    open,
    complaints,
  }) => {
    expect((await request.get(path)).status()).toBe(200);
    await open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(`${titles.get(path)} | ${site.name}`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical!).pathname).toBe(path);
    const description = page.locator('meta[name="description"]');
    expect((await description.getAttribute("content"))!.length).toBeGreaterThan(50);
    expect(complaints).toEqual([]);
  });
}

test("/services is the same screen, and its canonical is the index", async ({
  page,
  open,
  complaints,
}) => {
  for (const path of nonCanonicalPaths()) {
    await open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.services.heading);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical!).pathname).toBe(pages.services.path);
  }
  expect(complaints).toEqual([]);
});

test("titles and descriptions are each page's own", async ({ request }) => {
  const heads = await Promise.all(
    sitePaths().map(async (path) => {
      const html = await (await request.get(path)).text();
      return (
        /<title>(.*?)<\/title>/.exec(html)![1]! +
        /name="description" content="(.*?)"/.exec(html)![1]!
      );
    }),
  );
  expect(new Set(heads).size).toBe(heads.length);
});
