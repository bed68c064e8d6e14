/** Where the picture of a page stands that is shown beside a shared link to it. */
export const shareImagePath = (path: string) =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;

/** The size that those who show such pictures ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;
