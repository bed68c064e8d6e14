import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { expect as expectBriefly, test } from "@playwright/test";
import { resultsCopy } from "#content/copy/finder/finder.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages } from "#content/copy/pages.ts";
import { enquiryPath, sentSentence } from "#contract/enquiry.ts";
import { calibrationPaths, noInstruments } from "../orders.ts";
import { isCached, mailsWith, starting } from "../site.ts";
import type { RunningEngine, Tab } from "./engine.ts";
import { firefox, webkit } from "./engine.ts";

/** WebKitGTK draws without a graphics card, so a busy machine takes long. */
const expect = expectBriefly.configure({ timeout: 30_000 });

/** Loads a page and waits until its elements and islands work. */
async function open(tab: Tab, path: string) {
  await tab.goto(new URL(path, process.env.SITE_URL).href);
  await expect
    .poll(() => tab.evaluate((selector) => document.querySelector(selector), starting))
    .toBeNull();
}

// A document that is being replaced gives an error.
const heading = (tab: Tab) => () =>
  tab.evaluate(() => document.querySelector("h1")?.textContent).catch(() => "");
const attribute = (tab: Tab, selector: string, name: string) => () =>
  tab.evaluate((at, of) => document.querySelector(at)?.getAttribute(of), selector, name);
const mainLink = (path: string) => `#main-menu a[href="${path}"]`;

// Workers load this file again.
const isFirstLoad = process.env.TEST_WORKER_INDEX === undefined;

for (const engine of [firefox, webkit]) {
  const missing = `${engine.name} is not installed: its journeys are skipped`;
  if (!engine.isInstalled && isFirstLoad) console.error(missing);

  test.describe(engine.name, () => {
    // One worker for each engine, so that it starts once.
    test.describe.configure({ mode: "default", timeout: 120_000 });
    test.skip(!engine.isInstalled, missing);
    let { tab, errors, stop } = {} as RunningEngine;
    test.beforeAll(async () => {
      ({ tab, errors, stop } = await engine.start());
    });
    test.afterAll(() => stop());
    test.beforeEach(() => tab.setViewport({ width: 1280, height: 900 }));
    test.afterEach(() => expect(errors).toEqual([]));

    test("menus", async () => {
      const services = "#main-menu button";
      const menu = "[aria-controls=main-menu]";
      const expectExpanded = (button: string, expanded: boolean) =>
        expect.poll(attribute(tab, button, "aria-expanded")).toBe(String(expanded));

      await open(tab, pages.about.path);
      // Firefox ESR has no commands of buttons.
      await tab.click("[command=show-modal]");
      await expect
        .poll(() => tab.evaluate(() => document.querySelector("dialog[open] h2")?.textContent))
        .toBe(resultsCopy.try);

      await open(tab, pages.about.path);
      await tab.hover(services);
      await expectExpanded(services, true);
      await tab.hover("header a");
      await expectExpanded(services, false);
      await tab.click(services);
      await expectExpanded(services, true);
      await tab.click("footer > :last-child");
      await expectExpanded(services, false);

      await tab.setViewport({ width: 480, height: 800 });
      await tab.click(menu);
      await expectExpanded(menu, true);
      await tab.click(services);
      await expectExpanded(services, true);
      // The contact page has no picture that could still load when the next test leaves it.
      await tab.click(mainLink(pages.contact.path));
      await expect.poll(heading(tab)).toBe(pages.contact.heading);
      await expectExpanded(menu, false);
    });

    test("enquiry", async () => {
      const form = "form[aria-label=Contact]";
      const text = () => tab.evaluate((at) => document.querySelector(at)!.textContent, form);
      const requests = () =>
        tab.evaluate(
          (path) =>
            performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(path))
              .length,
          enquiryPath,
        );

      await open(tab, pages.contact.path);
      await tab.click(`${form} [type=submit]`);
      for (const field of ["Name", "Email", "Phone number", "Message"])
        await expect.poll(text).toContain(`${field} is required`);
      expect(await requests()).toBe(0);

      const message = `Ten cubes from ${engine.name} ${crypto.randomUUID()}.`;
      const enquiry = {
        name: "Site engineer",
        email: "engineer@site.example",
        phone: "9876543210",
        message,
      };
      for (const [name, value] of Object.entries(enquiry))
        await tab.type(`${form} [name=${name}]`, value);
      await tab.click(`${form} [type=submit]`);
      await expect
        .poll(() => tab.evaluate(() => document.querySelector("main")!.textContent))
        .toContain(sentSentence);
      expect(await requests()).toBe(1);
      await expect.poll(() => mailsWith(message)).toHaveLength(1);
    });

    test("back and forward select the tabs of the calibration page", async () => {
      test.skip(!calibrationPaths[0], noInstruments);
      const selected = (hash: string) =>
        expect.poll(attribute(tab, `[aria-controls$=panel-${hash}]`, "aria-selected")).toBe("true");
      await open(tab, calibrationPaths[0]!);
      await tab.click("[aria-controls$=panel-non-nabl]");
      await selected("non-nabl");
      expect(await tab.evaluate(() => location.hash)).toBe("#non-nabl");
      await tab.back();
      await selected("nabl");
      await tab.forward();
      await selected("non-nabl");
    });

    test("offline", async () => {
      const proxy = await startProxy(process.env.SITE_URL!);
      const at = (path: string) => proxy.origin + path;
      const cached = (path: string) => expect.poll(() => tab.evaluate(isCached, path)).toBe(true);
      // The second visit to the first page finds the service worker in control.
      for (const { path } of [pages.about, pages.about]) {
        await open(tab, at(path));
        await cached(path);
      }
      await cached(pages.contact.path);
      await cached(offlineCopy.path);
      proxy.close();
      // From here on Firefox reports every file that is not cached.
      expect(errors).toEqual([]);
      errors = [];

      for (const [{ path }, shown] of [
        [pages.contact, pages.contact],
        [pages.accreditation, offlineCopy],
        // The first load without a connection deletes no copy.
        [pages.about, pages.about],
      ] as const) {
        await tab.goto(at(path));
        await expect.poll(heading(tab)).toBe(shown.heading);
      }
      await tab.back();
      await expect.poll(heading(tab)).toBe(offlineCopy.heading);
    });
  });
}

/** A reverse proxy in front of the site, for engines whose connection cannot be taken away. */
export async function startProxy(target: string) {
  const proxy = createServer((incoming, response) => {
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url!, target), { method, headers }, (answer) => {
      // The browser may have left the page meanwhile.
      if (response.destroyed) return void answer.destroy();
      response.writeHead(answer.statusCode!, answer.headers);
      pipeline(answer, response, () => {});
    });
    forwarded.on("error", () => response.destroy());
    pipeline(incoming, forwarded, () => {});
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
