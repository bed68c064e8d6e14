import type { BidiConnection } from "./bidi-connection.ts";
import { asPageScript, type Driver, type Handle } from "./driver.ts";
import { reportViolations } from "./page-messages.ts";

interface CallResult {
  type: "success" | "exception";
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

/** A tab with storage of its own, in Chromium or Firefox. */
export async function openBidiTab(bidi: BidiConnection): Promise<Driver> {
  const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext");
  const { context } = await bidi.send<{ context: string }>("browsingContext.create", {
    type: "tab",
    userContext,
  });
  const messages: string[] = [];
  const stopListening = bidi.listen((method, params) => {
    if (method !== "log.entryAdded") return;
    const { level, text, source } = params as unknown as LogEntry;
    if (source.context === context && level === "error") messages.push(text ?? "");
  });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"], contexts: [context] });
  await bidi.send("script.addPreloadScript", {
    functionDeclaration: String(reportViolations),
    contexts: [context],
  });

  async function locate(locator: object, within?: Handle, maxNodeCount?: number) {
    const { nodes } = await bidi.send<{ nodes: { sharedId: string }[] }>(
      "browsingContext.locateNodes",
      {
        context,
        locator,
        ...(within ? { startNodes: [within] } : {}),
        ...(maxNodeCount ? { maxNodeCount } : {}),
      },
    );
    return nodes.map(({ sharedId }) => ({ sharedId }));
  }

  return {
    resize: (width, height) =>
      bidi.send("browsingContext.setViewport", { context, viewport: { width, height } }),
    open: (url) => bidi.send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => bidi.send("browsingContext.reload", { context, wait: "complete" }),
    traverse: (delta) => bidi.send("browsingContext.traverseHistory", { context, delta }),
    async call<Result>(
      run: (...given: never[]) => unknown,
      element: Handle | null,
      ...given: unknown[]
    ) {
      const { result, exceptionDetails } = await bidi.send<CallResult>("script.callFunction", {
        functionDeclaration: asPageScript(run),
        arguments: [element ?? { type: "null" }, { type: "string", value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Result;
    },
    select: (selector, within) => locate({ type: "css", value: selector }, within),
    async isNamed(element, role, name) {
      const value = { role, ...(name === undefined ? {} : { name }) };
      // An element comes before those inside it.
      const [found] = await locate({ type: "accessibility", value }, element, 1);
      return found?.sharedId === element.sharedId;
    },
    perform: (actions) => bidi.send("input.performActions", { context, actions }),
    async print() {
      const { data } = await bidi.send<{ data: string }>("browsingContext.print", { context });
      return Buffer.from(data, "base64");
    },
    messages: async () => messages,
    async close() {
      stopListening();
      await bidi.send("browser.removeUserContext", { userContext });
    },
  };
}
