/**
 * Lets the browser prefetch the page of a hovered link before hydration. The number goes up with the content, because
 * the file is cached for a year.
 */
export const speculationRulesPath = "/assets/before-start-1.speculationrules";
