/** The screen for an address that matches nothing. The heading is the laboratory's choice. */
export const notFound = {
  heading: "Unexpected Application Error!",
  sentence:
    "There is no page at this address. It may have been moved, or the address may have a typing mistake in it.",
  home: "Go to the home page",
  services: "See all testing services",
} as const;

/** The screen when a page breaks while it is shown. */
export const brokenPage = {
  heading: "This page could not be shown",
  sentence:
    "Something went wrong on our side. Loading the page again usually mends it; if not, please ring us.",
  reload: "Reload the page",
} as const;
