import { offline } from "#content/offline.ts";
import { pages } from "#content/pages.ts";
import { startProxy } from "../../proxy.ts";
import { expect, test } from "../journey.ts";

test("without a connection there are visited pages, the contact page and the offline page", async ({
  tab,
}) => {
  const proxy = await startProxy(process.env.SITE_URL!);
  const cached = (path: string) =>
    expect
      .poll(() =>
        tab.driver.call(
          async (_, at) => Boolean(navigator.serviceWorker.controller && (await caches.match(at))),
          null,
          path,
        ),
      )
      .toBe(true);
  const shows = async (path: string, heading: string) => {
    await tab.driver.open(proxy.origin + path);
    await expect.poll(tab.heading).toBe(heading);
  };
  try {
    for (const { path } of [pages.about, pages.clientele, pages.about]) {
      await tab.open(proxy.origin + path);
      await cached(path);
    }
    await cached(pages.contact.path);
    await cached(offline.path);
    proxy.close();
    // The contact page is kept without its scripts, and Firefox reports each file that it lacks.
    tab.expectedErrors.push(/A ServiceWorker (?:passed an Error Response|intercepted the request)/);
    await shows(pages.clientele.path, pages.clientele.heading);
    await shows(pages.about.path, pages.about.heading);
    await shows(pages.contact.path, pages.contact.heading);
    await shows(pages.accreditation.path, offline.heading);
    // The first load without a connection deletes no copy.
    await shows(pages.about.path, pages.about.heading);
    await tab.hydrated();
    await tab.back();
    await expect.poll(tab.heading).toBe(offline.heading);
  } finally {
    proxy.close();
  }
});
