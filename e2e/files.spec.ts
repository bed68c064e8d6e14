import { serviceWorkerPath } from "#contract/service-worker.ts";
import { receivedPath } from "#contract/enquiry.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { shareImagePath } from "#derive/pages/share-image.ts";
import { sitePaths } from "#derive/pages/sitemap.ts";
import { expect, test } from "./site.ts";

// Responses of the server to single requests; none of these tests starts a browser.

test("every page is served, files have their media types, and the manifest's icons theirs", async ({
  request,
}) => {
  for (const path of sitePaths()) {
    expect((await request.get(path)).status(), path).toBe(200);
    const picture = await request.head(shareImagePath(path));
    expect(picture.headers()["content-type"], path).toBe("image/jpeg");
  }
  for (const [path, type] of [
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
  ] as const) {
    const response = await request.get(path);
    expect(response.headers()["content-type"]).toBe(type);
    expect(await response.text()).toContain("http");
  }
  const html = await (await request.get("/")).text();
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
  const manifest = await request.get("/site.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, type } of icons)
    expect((await request.get(src)).headers()["content-type"]).toBe(type);
});

test("addresses that are gone lead to home", async ({ request }) => {
  for (const path of ["/changes", "/changes.atom", "/catalogue.csv"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]], path).toEqual([308, "/"]);
  }
});

test("pictures are cached for ever, the service worker never", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [picture] = /\/pictures\/[\w-]+\.avif/.exec(html)!;
  expect((await request.get(picture)).headers()["cache-control"]).toContain("immutable");
  expect((await request.get(serviceWorkerPath)).headers()["cache-control"]).toBe("no-cache");
});

test("the offline and the thank-you page are not for search engines", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of [offlineCopy.path, receivedPath]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/);
    expect(sitemap).not.toContain(path);
  }
  expect(await (await request.get(offlineCopy.path)).text()).not.toContain("<script");
});
