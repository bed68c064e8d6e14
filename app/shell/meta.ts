import { laboratory } from "#derive/laboratory.ts";
import { shareImagePath, shareImageSize } from "#derive/pages/share-image.ts";
import { siteOrigin } from "../browser/build-values.ts";

interface PageMeta {
  title: string;
  description: string;
  path: string;
}

/** The title, description, canonical URL and social preview of a page. */
export function pageMeta({ title, description, path }: PageMeta) {
  const url = `${siteOrigin}${path}`;
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { tagName: "link" as const, rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: laboratory.name },
    { property: "og:title", content: pageTitle(title) },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${siteOrigin}${shareImagePath(path)}` },
    { property: "og:image:width", content: String(shareImageSize.width) },
    { property: "og:image:height", content: String(shareImageSize.height) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export const pageTitle = (title: string) => `${title} | ${laboratory.name}`;
