import { type Centre, centres } from "#content/centres.ts";
import { pricing } from "#content/pricing.ts";
import { kebabCase } from "../kebab-case.ts";
import { firstLines } from "./ask-about.ts";

export type ContactPage = ReturnType<typeof contactPage>;

/** Where samples are received, and what a price depends on. */
export const contactPage = () => ({
  centres: centres.map((centre: Centre) => ({ ...centre, id: kebabCase(centre.label) })),
  pricing,
});

/** The pages that begin a message for a service. */
export const begunContactPages = () =>
  Array.from(firstLines, ([service, firstLine]) => ({ params: { service }, props: { firstLine } }));
