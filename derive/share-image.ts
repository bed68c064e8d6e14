/** The path of the image that social networks show with a link to a page. */
export const shareImagePath = (path: string) =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;

/** The size that social networks recommend. */
export const shareImageSize = { width: 1200, height: 630 } as const;
