/**
 * Tells the browser to fetch the page of a link that is pointed at, until the page's own scripts do that. The name is
 * counted up with the content, as it may be kept for a year.
 */
export const speculationRulesPath = "/assets/before-start-1.speculationrules";
