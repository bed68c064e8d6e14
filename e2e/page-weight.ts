import type { Page, Response } from "@playwright/test";

export interface Weight {
  document: number;
  fonts: number;
  pictures: number;
  scripts: number;
  /** The router's data, the manifest and the like. */
  rest: number;
}

export const totalOf = (weight: Weight) =>
  Object.values(weight).reduce((sum: number, bytes: number) => sum + bytes, 0);

const kinds: Record<string, keyof Weight> = {
  document: "document",
  font: "fonts",
  image: "pictures",
};

const kindOf = (response: Response): keyof Weight =>
  response.url().endsWith(".js") ? "scripts" : (kinds[response.request().resourceType()] ?? "rest");

/** Counts the bytes of response bodies, as sent, until the returned function is called. */
export function weigh(page: Page): () => Weight {
  const weight: Weight = { document: 0, fonts: 0, pictures: 0, scripts: 0, rest: 0 };
  const counted = new Set<string>();
  const count = (response: Response) => {
    // A script is fetched, and then imported from the browser's cache.
    if (counted.has(response.url())) return;
    counted.add(response.url());
    // Without scripts the scope page shows its PDF in a frame, which is counted apart.
    if (response.frame() !== page.mainFrame()) return;
    const bytes = Number(response.headers()["content-length"] ?? 0);
    weight[kindOf(response)] += bytes;
  };
  page.on("response", count);
  return () => {
    page.off("response", count);
    return { ...weight };
  };
}
