import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture, type PictureFiles } from "./picture.tsx";

const picture: PictureFiles = {
  alt: "Illustration: a cube",
  crops: [
    { name: "cube-phone-1a", media: "(max-width: 560px)", ratio: [10, 9], widths: [480, 900] },
    { name: "cube-1a", ratio: [16, 9], widths: [768, 1920] },
  ],
};

const render = (priority: boolean) =>
  renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority={priority} />);

const attributes = (element: string) =>
  Object.fromEntries(
    [...element.matchAll(/ ([a-z]+)="([^"]*)"/gi)].map(([, name, value]) => [
      name!.toLowerCase(),
      value!,
    ]),
  );
const sources = (html: string) =>
  [...html.matchAll(/<source[^>]*>/g)].map(([source]) => attributes(source));
const image = (html: string) => attributes(/<img[^>]*>/.exec(html)![0]);

test("the smallest format comes first, and each crop before the default", () => {
  const all = sources(render(true));
  expect(all.map(({ type, media }) => [type, media])).toEqual([
    ["image/avif", "(max-width: 560px)"],
    ["image/webp", "(max-width: 560px)"],
    ["image/jpeg", "(max-width: 560px)"],
    ["image/avif", undefined],
    ["image/webp", undefined],
  ]);
  expect(all[0]).toMatchObject({
    srcset: "/pictures/cube-phone-1a-480.avif 480w, /pictures/cube-phone-1a-900.avif 900w",
    sizes: "(prefers-reduced-data: reduce) 1px, 100vw",
    width: "900",
    height: "810",
  });
});

test("space is reserved without a style attribute", () => {
  const html = render(true);
  expect(image(html)).toMatchObject({
    src: "/pictures/cube-1a-1920.jpg",
    alt: picture.alt,
    width: "1920",
    height: "1080",
  });
  expect(html).not.toContain("style=");
});

test("a priority picture loads eagerly, any other lazily", () => {
  expect(image(render(true))).toMatchObject({ fetchpriority: "high" });
  expect(image(render(true))).not.toHaveProperty("loading");
  expect(image(render(false))).toMatchObject({ loading: "lazy" });
  expect(image(render(false))).not.toHaveProperty("fetchpriority");
});
