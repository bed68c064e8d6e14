import sharp, { type Sharp } from "sharp";
import { slides } from "#content/home.ts";
import manifest from "#pictures/manifest.json" with { type: "json" };
import { expect, test } from "./site.ts";

type Line = ReturnType<typeof readLines>[number];

const cropsOf = (id: keyof typeof manifest.pictures) =>
  manifest.pictures[id].crops.map(({ name }) => name);

const leastContrast = 4.5;

for (const width of [360, 1440]) {
  test(`text has enough contrast on all five slides at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.evaluate(readLines);
    expect(lines.length).toBeGreaterThan(3);

    for (const { picture } of slides) {
      const shown = await page.evaluate(showSlide, {
        from: cropsOf(slides[0].picture),
        to: cropsOf(picture),
      });
      expect(shown).toContain(picture);
      const shot = sharp(await page.screenshot());
      for (const line of lines)
        expect
          .soft(await contrastOf(shot, line), `${picture}, ${line.y}`)
          .toBeGreaterThanOrEqual(leastContrast);
    }
  });
}

/** Runs in the page: measures each line of the hero's text, then hides the text. */
function readLines() {
  const texts = [...document.querySelectorAll<HTMLElement>("main h1, main h1 span, main h1 + p")];
  const lines = texts.flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({
      x,
      y,
      width,
      height,
      colour: getComputedStyle(element).color,
    }));
  });
  for (const element of texts) element.style.visibility = "hidden";
  return lines;
}

/** Runs in the page: shows another slide's files in the visible picture, and waits for them. */
async function showSlide({ from, to }: { from: string[]; to: string[] }) {
  const shown = document.querySelector<HTMLElement>("main picture")!;
  const swap = (markup: string) =>
    from.reduce((all, name, index) => all.replaceAll(name, to[index]!), markup);
  shown.dataset.markup ??= shown.innerHTML;
  shown.innerHTML = swap(shown.dataset.markup);
  const image = shown.querySelector("img")!;
  await image.decode();
  return image.currentSrc;
}

/** The least contrast between a line's colour and any pixel behind it. */
async function contrastOf(shot: Sharp, line: Line): Promise<number> {
  const { data, info } = await shot
    .clone()
    .extract({
      left: Math.floor(line.x),
      top: Math.floor(line.y),
      width: Math.ceil(line.width),
      height: Math.ceil(line.height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = line.colour.match(/\d+/g)!.map(Number);
  let brightest = 0;
  for (let index = 0; index < data.length; index += info.channels)
    brightest = Math.max(brightest, luminance(data[index]!, data[index + 1]!, data[index + 2]!));
  return (luminance(red, green, blue) + 0.05) / (brightest + 0.05);
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;
