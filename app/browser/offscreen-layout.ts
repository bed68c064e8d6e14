const deferred = "section, figure, footer, open-target > div";
const pauseMs = 20;

/** Lays out what styles/base.css deferred, one part at a time: all at once would block a slow phone. */
async function layOut() {
  for (const { style } of document.querySelectorAll<HTMLElement>(deferred)) {
    style.contentVisibility = "visible";
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  delete document.documentElement.dataset["deferOffscreenLayout"];
}

if ("deferOffscreenLayout" in document.documentElement.dataset) void layOut();
