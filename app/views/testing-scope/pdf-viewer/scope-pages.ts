export interface PageImage {
  src: string;
  width: number;
  height: number;
}

/** Made by publish/scope-pages.ts, with the size of each in its name. */
const files = import.meta.glob<string>("../generated/page-*.webp", {
  query: "?no-inline&url",
  import: "default",
  eager: true,
});

export const scopePages: readonly PageImage[] = Object.entries(files).map(([name, src]) => {
  const [, width, height] = /(\d+)x(\d+)\.webp$/.exec(name)!;
  return { src, width: Number(width), height: Number(height) };
});
