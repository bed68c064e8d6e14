import { pages } from "#content/copy/pages.ts";
import { kebabCase } from "../kebab-case.ts";

/** "IS 269:2015" and "IRC:115-2014" carry the year of their edition. */
export const yearInNumber = /[:-]((?:19|20)\d\d)$/;

/** ASTM prints the number of a standard in both systems of units: C29/C29M. */
const metricTwin = /\/[A-Z]\d+M$/;

/** "IS 2720 (Part 5)" becomes "is-2720-5". The year is left out, so that a new edition keeps the address. */
export const standardSlug = (number: string): string =>
  kebabCase(
    number
      .replace(yearInNumber, "")
      .replace(metricTwin, "")
      .replaceAll(/\b(?:Parts?|Sec)\b/g, ""),
  );

export const standardPath = (number: string): string =>
  `${pages.standards.path}/${standardSlug(number)}`;

export const standardEntryPath = (number: string): string =>
  `${pages.standards.path}#${standardSlug(number)}`;
