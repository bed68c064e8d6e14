/** The page for unknown paths. */
export const notFound = {
  heading: "Unexpected Application Error!",
  sentence:
    "There is no page at this address. It may have been moved, or the address may have a typing mistake in it.",
  home: "Go to the home page",
  services: "See all testing services",
} as const;

/** The page shown when rendering throws. */
export const brokenPage = {
  heading: "This page could not be shown",
  sentence:
    "Something went wrong on our side. Loading the page again usually mends it; if not, please ring us.",
  reload: "Reload the page",
} as const;
