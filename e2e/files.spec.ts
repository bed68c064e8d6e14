import { receivedPath } from "#contract/enquiry.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { expect, test } from "./site.ts";

// Responses of the server to single requests, without a page.

test("files have their media types, and the manifest's icons theirs", async ({ request }) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()["content-type"];
  for (const path of ["/llms.txt", "/robots.txt"])
    expect(await typeOf(path)).toBe("text/plain; charset=utf-8");
  expect(await typeOf("/sitemap.xml")).toBe("application/xml; charset=utf-8");
  expect(await typeOf("/site.webmanifest")).toContain("application/manifest+json");
  const manifest = await request.get("/site.webmanifest");
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, type } of icons) expect(await typeOf(src)).toBe(type);
});

test("addresses that are gone lead to home", async ({ request }) => {
  for (const path of ["/changes", "/changes.atom", "/catalogue.csv"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]], path).toEqual([308, "/"]);
  }
});

test("the offline and the thank-you page are not for search engines", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of [offlineCopy.path, receivedPath]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/);
    expect(sitemap).not.toContain(path);
  }
});
