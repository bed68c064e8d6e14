/** Inline in the head of every page: what must be known before the first paint, or caught before other scripts arrive. */
import { isBarDismissed } from "./dismissed-bar.ts";
import { finderId } from "./finder-shortcut.ts";

const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

const { dataset } = document.documentElement;

if (isBarDismissed(entry?.type)) dataset["barDismissed"] = "";

// A reload, a way back or a link into the page needs the height of everything above the place it leads to.
if (entry?.type === "navigate" && !entry.name.includes("#")) dataset["firstPaint"] = "";

const latestAfterLoadMs = 1000;

/** Firefox reports no first contentful paint of a page that opens scrolled. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length) resolve();
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(resolve, latestAfterLoadMs));
});
const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

// Scripts of elements come after text, fonts and pictures; the build names them in data-src (publish/documents.ts).
void Promise.all([painted, parsed]).then(() => {
  delete dataset["firstPaint"];
  for (const script of document.querySelectorAll<HTMLScriptElement>("script[data-src]"))
    void load(script.dataset["src"]!);
});

/** Tries again what did not arrive, under another name, because browsers keep the failure of a module. */
async function load(src: string) {
  const pausesMs = [1000, 4000];
  for (let url = src; ; url += "?")
    try {
      return await import(url);
    } catch (error) {
      const pauseMs = pausesMs.shift();
      if (!pauseMs) reportError(error);
      await new Promise((resolve) => {
        if (pauseMs) setTimeout(resolve, pauseMs);
        else addEventListener("online", resolve, { once: true });
      });
    }
}

/** What opens and closes the finder, in browsers that have no commands of buttons. */
if (!("command" in HTMLButtonElement.prototype))
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest(`[commandfor="${finderId}"]`);
    const dialog = document.getElementById(finderId) as HTMLDialogElement;
    if (button?.getAttribute("command") === "close") dialog.close();
    else if (button) dialog.showModal();
  });

const patienceMs = 5000;

/** A form that an island is going to take over waits for it; if it does not arrive, the browser posts the form. */
addEventListener(
  "submit",
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post" || "ready" in form.dataset) return;
    event.preventDefault();
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    setTimeout(() => {
      if ("ready" in form.dataset) return;
      // The way back may find this document as it was left.
      form.ariaBusy = null;
      form.submit();
    }, patienceMs);
  },
  true,
);
