declare const webkit: { messageHandlers: { window: { postMessage(text: string): void } } };

/** Runs before a page's own scripts: a violation of its policy becomes a console error. */
export function reportViolations() {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** Classic WebDriver has no command for the console, so WebKit's window prints what this sends. */
export function forwardErrors() {
  const { window } = webkit.messageHandlers;
  const { error } = console;
  const send = (text: string) => window.postMessage(`error ${text.replaceAll("\n", " ")}`);
  console.error = (...given) => {
    send(given.map(String).join(" "));
    error(...given);
  };
  addEventListener("error", ({ message }) => send(message));
  addEventListener("unhandledrejection", ({ reason }) => send(String(reason)));
}
