import { createHash } from "node:crypto";
import { minifySync } from "vite";
import { drawLater, markLater } from "./later-parts.ts";

interface Late {
  boot: string;
  entry: string;
  data: string;
  styles: string;
  /** The largest part of the entry: run in a task of its own, before the entry needs it. */
  largest: string;
}

/**
 * Runs in the browser, inline in every page. Starts React after the first paint: when the browser is
 * idle, or at the first press or key, whichever comes first. A press on a button before that is
 * remembered and repeated once, when the page can answer it. A form's own button needs no repeating:
 * the browser has sent the form already. Should anything not arrive, the page stays as it was sent:
 * whole, its links and forms the browser's own.
 */
const starter = ({ boot, entry, data, styles, largest }: Late) => `{
const root = document.documentElement;
const signs = ["pointerdown", "keydown", "touchstart"];
let pressed, begun;
const remember = (event) => { pressed = event.target.closest?.("button[type=button]"); };
const styled = () => new Promise((resolve, reject) => {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: "${styles}", onload: resolve, onerror: reject });
  document.head.append(sheet);
});
const read = async (path) => {
  const answer = await fetch(path);
  if (!answer.ok) throw answer;
  return answer.text();
};
const begin = async () => {
  if (begun) return;
  begun = true;
  for (const sign of signs) removeEventListener(sign, begin, true);
  try {
    const [data] = await Promise.all([read("${data}"), styled(), import("${boot}"), import("${largest}")]);
    const { streamController } = __reactRouterContext;
    streamController.enqueue(data);
    streamController.close();
    await import("${entry}");
  } catch {}
};
for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
document.addEventListener("click", remember, true);
new MutationObserver((_, watch) => {
  if (!("hydrated" in root.dataset)) return;
  watch.disconnect();
  document.removeEventListener("click", remember, true);
  pressed?.click();
}).observe(root, { attributeFilter: ["data-hydrated"] });
const whenIdle = (run, timeout) => self.requestIdleCallback ? requestIdleCallback(run, { timeout }) : setTimeout(run);
${drawLater}
const afterPaint = () => whenIdle(() => drawLater(begin), 2000);
new PerformanceObserver((list, watch) => {
  if (!list.getEntriesByName("first-contentful-paint").length) return;
  watch.disconnect();
  if (document.readyState === "complete") afterPaint(); else addEventListener("load", afterPaint);
}).observe({ type: "paint", buffered: true });
// A tab opened in the background reports no paint.
addEventListener("load", () => setTimeout(begin, 5000));
}`;

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const entryImport = /import\("([^"]+)"\);?\s*$/;
/** Where the visitor was after a reload: browsers know it themselves, and asking a cold storage holds up the paint. */
const scrolling = /<script>[^<]*react-router-scroll-positions[^<]*<\/script>/;
const context = /<script>(\s*window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const streamed =
  /<script>\s*window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:\\.|[^"\\])*")\)|close\(\));?<\/script>/g;

interface LateFile {
  path: string;
  text: string;
}

export interface Deferred {
  html: string;
  /** What scripts run, read and look like later; the build writes them as files of their own. */
  files: LateFile[];
}

/** Takes the framework's scripts, and the data they start with, out of the way of the first paint. */
export function deferScripts(
  html: string,
  { restOfStyles, largest }: { restOfStyles: string; largest: string },
): Deferred {
  const code = moduleScript.exec(html)?.[1];
  if (code === undefined) throw new Error("A page has no module script to defer.");
  const entry = entryImport.exec(code)?.[1];
  if (!entry) throw new Error("The framework's script does not end by importing its entry.");
  const chunks = [...html.matchAll(streamed)].flatMap(([, chunk]) =>
    chunk ? [JSON.parse(chunk) as string] : [],
  );
  if (!chunks.length) throw new Error("A page has no data for its scripts to start with.");
  const set = context.exec(html)?.[1];
  if (!set) throw new Error("A page has no context for its scripts.");
  const boot = lateFile("boot", "js", `${code.replace(entryImport, "")}\n${set}`);
  const data = lateFile("page", "json", chunks.join(""));
  const rest = lateFile("rest", "css", restOfStyles);
  const late = { boot: boot.path, entry, data: data.path, styles: rest.path, largest };
  return {
    html: html
      .replace("</head>", () => `<script>${markLater}</script></head>`)
      .replaceAll(modulePreload, "")
      .replace(scrolling, "<script></script>")
      .replace(context, "<script></script>")
      .replaceAll(streamed, "<script></script>")
      .replaceAll(
        /<script>([\s\S]*?)<\/script>/g,
        (_, script: string) => `<script>${shorten(script)}</script>`,
      )
      .replace(
        moduleScript,
        () => `<script type="module" async="">${shorten(starter(late))}</script>`,
      ),
    files: [boot, data, rest],
  };
}

/** Written for people; sent without what only they need. */
function shorten(script: string): string {
  if (!script.trim()) return "";
  const { code, errors } = minifySync("inline.js", script, { module: true });
  if (errors.length) throw new Error(`An inline script cannot be read: ${errors[0]!.message}`);
  return code.trim();
}

function lateFile(name: string, ending: string, text: string): LateFile {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { path: `/assets/${name}-${hash}.${ending}`, text };
}

/** The page with every script taken out. */
export const withoutScripts = (html: string) =>
  html.replaceAll(modulePreload, "").replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, "");
