import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { asPageScript, type Driver, type Handle } from "./driver.ts";
import { forwardErrors, reportViolations } from "./page-messages.ts";
import { startProgram } from "./start-program.ts";
import { sendCommand } from "./webdriver.ts";

declare const webkit: { messageHandlers: { window: { postMessage(text: string): void } } };

const window = join(import.meta.dirname, "webkit-window.js");

/** The elements that may have a role; the engine is asked which of them do. */
const selectors: Record<string, string> = {
  alert: "[role=alert]",
  banner: "header",
  button: "button",
  contentinfo: "footer",
  form: "form",
  group: "[role=group]",
  heading: "h1, h2, h3",
  link: "a",
  listitem: "li",
  main: "main",
  navigation: "nav",
  region: "section, [role=region]",
  status: "[role=status]",
  tab: "[role=tab]",
  tabpanel: "[role=tabpanel]",
  textbox: "input, textarea",
};

/** A window of WebKitGTK, driven by classic WebDriver on the given X display. */
export async function openWebKit(display: string): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const pdfFile = join(folder, "page.pdf");
  const port = await freePort();
  const program = await startProgram("WebKitWebDriver", [`--port=${port}`], {
    env: { DISPLAY: display, HOME: folder, LIBGL_ALWAYS_SOFTWARE: "1" },
  });
  const root = `http://127.0.0.1:${port}`;
  await expect(() => sendCommand("GET", `${root}/status`)).toPass();
  const script = `(${String(reportViolations)})(); (${String(forwardErrors)})();`;
  const options = { binary: "gjs", args: [window, pdfFile, script] };
  const { sessionId } = await sendCommand<{ sessionId: string }>("POST", `${root}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const session = `${root}/session/${sessionId}`;
  const get = <Result>(path: string) => sendCommand<Result>("GET", session + path);
  const post = <Result>(path: string, body?: object) =>
    sendCommand<Result>("POST", session + path, body);
  const printed = () =>
    program
      .output()
      .split("\n")
      .filter((line) => line === "printed").length;

  const driver: Driver = {
    resize: (width, height) => post("/window/rect", { x: 0, y: 0, width, height }),
    open: (url) => post("/url", { url }),
    reload: () => post("/refresh"),
    traverse: (delta) => post(delta < 0 ? "/back" : "/forward"),
    async call<Result>(
      run: (...given: never[]) => unknown,
      element: Handle | null,
      ...given: unknown[]
    ) {
      const json = await post<string | null>("/execute/sync", {
        script: `return (${asPageScript(run)})(...arguments)`,
        args: [element, JSON.stringify(given)],
      });
      return (json === null ? undefined : JSON.parse(json)) as Result;
    },
    async locate(role, name, within) {
      const selector = selectors[role];
      if (!selector) throw new Error(`No selector for the role ${role}.`);
      const start = within ? `/element/${idOf(within)}` : "";
      const candidates = await post<Handle[]>(`${start}/elements`, {
        using: "css selector",
        value: selector,
      });
      const found: Handle[] = [];
      for (const element of candidates) {
        // The page may have removed an element meanwhile.
        const ask = (what: string) =>
          get(`/element/${idOf(element)}/${what}`).catch(() => undefined);
        if (name !== undefined && (await ask("computedlabel")) !== name) continue;
        if ((await ask("computedrole")) === role) found.push(element);
      }
      return found;
    },
    perform: (actions) => post("/actions", { actions }),
    async print() {
      const before = printed();
      await driver.call(() => webkit.messageHandlers.window.postMessage("print"), null);
      await expect.poll(printed, { timeout: 30_000 }).toBe(before + 1);
      return readFileSync(pdfFile);
    },
    messages: async () =>
      program
        .output()
        .split("\n")
        .filter((line) => line.startsWith("error "))
        .map((line) => line.slice("error ".length)),
    async close() {
      await sendCommand("DELETE", session).catch(() => {});
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return driver;
}

const idOf = (element: Handle) => Object.values(element)[0];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
