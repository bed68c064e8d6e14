/** The page for unknown paths. */
export const notFoundCopy = {
  label: "404",
  heading: "Unexpected Application Error!",
  sentence: "There is no page at this address; it may have moved.",
  home: "Go to the home page",
  services: "See all testing services",
} as const;

/** The page shown when rendering throws. */
export const brokenPageCopy = {
  label: "Error",
  heading: "This page could not be displayed",
  sentence: "Something went wrong on our side. Reload the page, or call us.",
  reload: "Reload the page",
} as const;
