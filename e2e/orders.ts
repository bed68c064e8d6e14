import { requestEntries } from "#app/request/entries.ts";
import { emptyRequest } from "#app/request/request.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";

// What journeys order, chosen from what is offered.

const { services } = catalogueJson();
export const tests = services.flatMap((service) => service.tests).filter(({ heading }) => !heading);
const isBrought = ({ sample }: (typeof tests)[number]) => !sample.kinds.includes("in-place");

/** Nothing is brought for it. */
export const onSite = tests.find((test) => !isBrought(test) && test.methods.length > 0)!;
/** Its name until the catalogue is there. */
export const [onSiteById] = requestEntries({ ...emptyRequest, items: [onSite] }, undefined);
const rowsBrought = tests.filter(isBrought);
export const brought =
  rowsBrought.find(({ id }) => id.startsWith("soil-testing/")) ?? rowsBrought[0]!;
/** The service that tests it. */
export const [serviceSlug] = brought.id.split("/") as [string];
/** The page with tabs, if instruments are calibrated. */
export const calibrationPaths = services
  .filter(({ instruments }) => instruments.length > 0)
  .map(({ slug }) => servicePath(slug));
export const noInstruments = "no instruments are calibrated";
const instruments = services.flatMap((service) => service.instruments);
/** Calibrated where it stands. */
export const machine = instruments.find(({ place, heading }) => place === "site" && !heading);
/** Its tab is not the one that is selected first. */
export const ranged = instruments.findLast(({ id, range }) => range && id.includes("/non-nabl/"));
/** Ordered by number. */
export const survey = services.flatMap(({ surveys }) => surveys).find(({ unit }) => unit !== "km")!;
export const sets = services.flatMap((service) => service.sets);
/** Its sample goes to the laboratory itself, if water is tested for bacteria. */
export const bacteria = sets.find(({ sample }) => sample.kinds.includes("sterile-bottle"));
export const set = bacteria ?? sets[0]!;

/** A text in a regular expression. */
export const escaped = (text: string) => text.replaceAll(/[^\w ]/g, "\\$&");
