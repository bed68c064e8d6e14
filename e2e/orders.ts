import { catalogueJson } from "#derive/pages/catalogue-files.ts";

// What journeys order, chosen from what is offered.

const { services } = catalogueJson();
const tests = services.flatMap((service) => service.tests).filter(({ heading }) => !heading);
const isBrought = ({ sample }: (typeof tests)[number]) => !sample.kinds.includes("in-place");

/** Nothing is brought for it. */
export const onSite = tests.find((test) => !isBrought(test) && test.methods.length > 0)!;
export const brought = tests.find(
  (test) => isBrought(test) && test.id.startsWith("soil-testing/"),
)!;
/** Calibrated where it stands. */
export const machine = services
  .flatMap(({ instruments }) => instruments)
  .find(({ place, heading }) => place === "site" && !heading)!;
/** Ordered by number. */
export const survey = services.flatMap(({ surveys }) => surveys).find(({ unit }) => unit !== "km")!;
/** Its sample goes to the laboratory itself. */
export const bacteria = services
  .flatMap(({ sets }) => sets)
  .find(({ sample }) => sample.kinds.includes("sterile-bottle"))!;

/** A text in a regular expression. */
export const escaped = (text: string) => text.replaceAll(/[^\w ]/g, "\\$&");
