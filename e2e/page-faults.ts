// Functions that run in the page and return what is wrong with its layout.

/** By how many pixels the page scrolls sideways. */
export const tooWide = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Words of tables, lists and headings that are wider than their box. */
export const cutWords = () => {
  // Otherwise a word that does not fit is broken instead of cut.
  const { style } = document.querySelector("h1")!;
  style.overflowWrap = "normal";
  const wide = [...document.querySelectorAll("main :is(td, tbody th, dt, dd, h1, h2)")]
    .filter((cell) => cell.checkVisibility() && getComputedStyle(cell).display !== "inline")
    .filter((cell) => cell.clientWidth > 1 && cell.scrollWidth > cell.clientWidth + 1);
  style.overflowWrap = "";
  return wide.map(({ textContent }) => textContent);
};

export const cutText = () =>
  [...document.querySelectorAll("body :not(svg, svg *)")]
    .filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      ),
    )
    // Text for screen readers only has a box of one pixel.
    .filter((element) => element.checkVisibility() && element.clientWidth > 1)
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cutRight = element.scrollWidth > element.clientWidth + 2 && overflowX !== "auto";
      const cutBelow = element.scrollHeight > element.clientHeight + 2;
      return cutRight || (cutBelow && ["hidden", "clip"].includes(overflowY));
    })
    .map((element) => element.textContent.trim().slice(0, 60));

/** Pictures that are missing, stretched or enlarged. */
export async function wrongPictures() {
  const found: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
    image.loading = "eager";
    await image.decode().catch(() => found.push(`${image.src} did not load`));
    const { width, height } = image.getBoundingClientRect();
    if (!width || image.currentSrc.endsWith(".svg")) continue;
    const file = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
    if (file && file < width - 1) found.push(`${image.currentSrc} is shown at ${width} px`);
    const skewed = image.naturalWidth / image.naturalHeight / (width / height);
    if (getComputedStyle(image).objectFit === "fill" && Math.abs(skewed - 1) > 0.02)
      found.push(`${image.currentSrc} is stretched`);
  }
  return found;
}

/** How many links and buttons of the first screen are filled with the accent. */
export function accented() {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.background = "var(--brass)";
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  const controls = [...document.querySelectorAll(":is([data-bar], main) :is(a, span, button)")];
  return controls.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isShown = element.checkVisibility() && bottom > 0 && top < innerHeight;
    return isShown && getComputedStyle(element).backgroundColor === backgroundColor;
  }).length;
}
