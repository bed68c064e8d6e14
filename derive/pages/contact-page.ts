import { type Centre, centres } from "#content/centres.ts";
import { pricing } from "#content/pricing.ts";
import { site } from "#content/site.ts";
import { kebabCase } from "../kebab-case.ts";
import { askPaths, firstLineFor } from "./ask-about.ts";

export type ContactPage = ReturnType<typeof contactPage>;

/** Where samples are received, and what a price depends on. */
export const contactPage = () => ({
  centres: centres.map((centre: Centre) => ({
    ...centre,
    id: kebabCase(centre.label),
    /** Where it keeps the laboratory's hours. */
    shortHours: centre.hours === site.hours.text ? shortHours(site.hours) : undefined,
  })),
  pricing,
});

/** "Mon–Sat 9:30–5:30" */
const shortHours = ({ days, opensText, closesText }: typeof site.hours) =>
  `${days[0].slice(0, 3)}–${days.at(-1)!.slice(0, 3)} ${[opensText, closesText].map((time) => time.split(" ")[0]).join("–")}`;

/** The pages that begin a message for a service: the end of their path, and how the message begins. */
export const begunContactPages = () =>
  askPaths()
    .map((path) => path.split("/").at(-1)!)
    .map((service) => ({ params: { service }, props: { firstLine: firstLineFor(service) } }));
