import { type Centre, centres } from "#content/centres.ts";
import { closures } from "#content/closures.ts";
import { contactDetailsCopy } from "#content/copy/enquiry/contact.ts";
import { pricing } from "#content/pricing.ts";
import { placeOf, postalAddress, site } from "#content/site.ts";
import { formatDay } from "../dates/cube-dates.ts";
import { kebabCase } from "../kebab-case.ts";
import { firstLines } from "./ask-about.ts";

export type ContactPage = ReturnType<typeof contactPage>;

/** The closed days of a centre alone, or those that hold everywhere. */
const closedDays = (centre?: string) =>
  closures
    .filter((closure) => closure.centre === centre)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, reason }) => ({ on, text: contactDetailsCopy.closedDay(formatDay(on), reason) }));

/** Where samples are received, and what a price depends on. */
export const contactPage = () => ({
  centres: centres.map((centre: Centre) => ({
    ...centre,
    id: kebabCase(centre.label),
    place: placeOf(centre.address, centre.coordinates),
    closedDays: closedDays(centre.label),
  })),
  place: placeOf(postalAddress, site.coordinates),
  closedDays: closedDays(),
  pricing,
});

/** The pages that begin a message for a service. */
export const begunContactPages = () =>
  Array.from(firstLines, ([service, firstLine]) => ({ params: { service }, props: { firstLine } }));
