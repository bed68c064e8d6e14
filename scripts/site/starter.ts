import { createHash } from "node:crypto";

/**
 * Runs in the browser, inline in every page. Starts React after the first paint: when the browser is
 * idle, or at the first press or key, whichever comes first. A press on a button before that is
 * remembered and repeated once, when the page can answer it. A form's own button needs no repeating:
 * the browser has sent the form already.
 */
const starter = (boot: string) => `{
const root = document.documentElement;
const signs = ["pointerdown", "keydown", "touchstart"];
let pressed, begun;
const remember = (event) => { pressed = event.target.closest?.("button[type=button]"); };
const begin = () => {
  if (begun) return;
  begun = true;
  for (const sign of signs) removeEventListener(sign, begin, true);
  import("${boot}");
};
for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
document.addEventListener("click", remember, true);
new MutationObserver((_, watch) => {
  if (!("started" in root.dataset)) return;
  watch.disconnect();
  document.removeEventListener("click", remember, true);
  pressed?.click();
}).observe(root, { attributeFilter: ["data-started"] });
const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(begin, { timeout: 2000 });
new PerformanceObserver((list, watch) => {
  if (!list.getEntriesByName("first-contentful-paint").length) return;
  watch.disconnect();
  if (document.readyState === "complete") whenIdle(); else addEventListener("load", whenIdle);
}).observe({ type: "paint", buffered: true });
// A tab opened in the background reports no paint.
addEventListener("load", () => setTimeout(begin, 5000));
}`;

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

export interface Deferred {
  html: string;
  /** The module that the framework would have run at once; the build writes it as a file of its own. */
  boot: { path: string; code: string };
}

/** Takes the framework's scripts out of the way of the first paint. */
export function deferScripts(html: string): Deferred {
  const code = moduleScript.exec(html)?.[1];
  if (code === undefined) throw new Error("A page has no module script to defer.");
  const name = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const path = `/assets/boot-${name}.js`;
  return {
    html: html
      .replaceAll(modulePreload, "")
      .replace(moduleScript, () => `<script type="module" async="">${starter(path)}</script>`),
    boot: { path, code },
  };
}

/** The page with every script taken out. */
export const withoutScripts = (html: string) =>
  html.replaceAll(modulePreload, "").replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, "");
