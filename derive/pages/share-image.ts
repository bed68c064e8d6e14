import { pages } from "#content/copy/pages.ts";

/** The path of the image that social networks show with a link to a page; all standards share one. */
export function shareImagePath(path: string): string {
  if (path === pages.home.path) return "/share/home.jpg";
  const shown = path.startsWith(`${pages.standards.path}/`) ? pages.standards.path : path;
  return `/share/${shown.slice(1).replaceAll("/", "-")}.jpg`;
}

/** The size that social networks recommend. */
export const shareImageSize = { width: 1200, height: 630 } as const;
