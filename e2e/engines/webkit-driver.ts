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
  const stop = async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const { sessionId } = await sendCommand<{ sessionId: string }>("POST", `${root}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const session = `${root}/session/${sessionId}`;
  const get = <Result>(path: string) => sendCommand<Result>("GET", session + path);
  const post = <Result>(path: string, body?: object, seconds?: number) =>
    sendCommand<Result>("POST", session + path, body, seconds);
  const printed = () =>
    program
      .output()
      .split("\n")
      .filter((line) => line === "printed").length;

  const driver: Driver = {
    resize: (width, height) => post("/window/rect", { x: 0, y: 0, width, height }),
    open: (url) => post("/url", { url }, 20),
    reload: () => post("/refresh"),
    traverse: (delta) => post(delta < 0 ? "/back" : "/forward"),
    async call<Result>(
      run: (...given: never[]) => unknown,
      element: Handle | null,
      ...given: unknown[]
    ) {
      const body = {
        script: `return (${asPageScript(run)})(...arguments)`,
        args: [element, JSON.stringify(given)],
      };
      const json = await post<string | null>("/execute/sync", body, 10);
      return (json === null ? undefined : JSON.parse(json)) as Result;
    },
    select: (selector, within) =>
      post<Handle[]>(`${within ? `/element/${idOf(within)}` : ""}/elements`, {
        using: "css selector",
        value: selector,
      }),
    async isNamed(element, role, name) {
      const path = `/element/${idOf(element)}`;
      if ((await get(`${path}/computedrole`)) !== role) return false;
      return name === undefined || (await get(`${path}/computedlabel`)) === name;
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
      await sendCommand("DELETE", session, {}, 3).catch(() => {});
      await stop();
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
