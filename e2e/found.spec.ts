import { sitePaths } from "#derive/sitemap.ts";
import { expect, test } from "./site.ts";

interface Crumbs {
  "@type": string;
  itemListElement: { name: string }[];
}

test("every page has a card and a picture of its own for shared links, and the trail that visitors see", async ({
  page,
  request,
}) => {
  const pictures = new Set<string>();
  for (const path of sitePaths()) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const content = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");
    expect(await content("og:title")).toBe(await page.title());
    expect(await content("og:description")).toBe(await content("description"));
    expect(await content("twitter:card")).toBe("summary_large_image");
    expect(new URL((await content("og:url"))!).pathname).toBe(path);
    const picture = new URL((await content("og:image"))!).pathname;
    pictures.add(picture);
    expect((await request.head(picture)).headers()["content-type"], picture).toBe("image/jpeg");
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent())!,
    ) as { "@graph": Crumbs[] };
    const trail = data["@graph"].find((node) => node["@type"] === "BreadcrumbList");
    const visible = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    if (await visible.count())
      expect(trail?.itemListElement.map(({ name }) => name)).toEqual(
        await visible.allTextContents(),
      );
  }
  expect(pictures.size).toBe(sitePaths().length);
});

test("llms.txt, robots.txt and the sitemap are plain files that name this site", async ({
  request,
}) => {
  for (const [path, type] of [
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toBe(type);
    expect(await answer.text()).toContain("http");
  }
});
