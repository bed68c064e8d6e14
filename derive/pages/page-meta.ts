import { laboratory } from "../laboratory.ts";
import { shareImagePath, shareImageSize } from "./share-image.ts";

export interface PageMeta {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  noindex?: boolean | undefined;
}

/** The canonical URL and social preview of a page, or that search engines leave it out. */
export function pageMeta({ title, description, path, noindex }: PageMeta, origin: string) {
  const url = `${origin}${path}`;
  if (noindex) return { canonical: undefined, preview: [] };
  return {
    canonical: url,
    preview: Object.entries({
      "og:type": "website",
      "og:site_name": laboratory.name,
      "og:title": pageTitle(title),
      "og:description": description,
      "og:url": url,
      "og:image": `${origin}${shareImagePath(path)}`,
      "og:image:width": String(shareImageSize.width),
      "og:image:height": String(shareImageSize.height),
    }),
  };
}

export const pageTitle = (title: string): string => `${title} | ${laboratory.name}`;
