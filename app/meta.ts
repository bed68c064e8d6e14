import { site } from "#content/site.ts";
import { siteOrigin } from "./build-values.ts";

interface PageMeta {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
}

/** Title rule, description and canonical address of a page. */
export function pageMeta({ title, description, path }: PageMeta) {
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { tagName: "link" as const, rel: "canonical", href: `${siteOrigin}${path}` },
  ];
}

export const pageTitle = (title: string) => `${title} | ${site.name}`;
