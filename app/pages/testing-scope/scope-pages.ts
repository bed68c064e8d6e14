import type { PageImage } from "./pdf-viewer.tsx";

// This module is for the loader, which keeps the list out of the browser's scripts.

/** Made by publish/scope-pages.ts, with the size of each in its name. */
const files = import.meta.glob<string>("./generated/page-*.webp", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

/** The pages of the scope document, in order. */
export const scopePages: PageImage[] = Object.entries(files).map(([name, src]) => {
  const [, width, height] = /(\d+)x(\d+)\.webp$/.exec(name)!;
  return { src, width: Number(width), height: Number(height) };
});
