import { type Centre, centres } from "#content/centres.ts";
import { pricing } from "#content/pricing.ts";
import { kebabCase } from "../kebab-case.ts";
import { askPaths, firstLineFor } from "./ask-about.ts";

export type ContactPage = ReturnType<typeof contactPage>;

/** Where samples are received, and what a price depends on. */
export const contactPage = () => ({
  centres: centres.map((centre: Centre) => ({ ...centre, id: kebabCase(centre.label) })),
  pricing,
});

/** The pages that begin a message for a service: the end of their path, and how the message begins. */
export const begunContactPages = () =>
  askPaths()
    .map((path) => path.split("/").at(-1)!)
    .map((service) => ({ params: { service }, props: { firstLine: firstLineFor(service) } }));
