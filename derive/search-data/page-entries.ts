import { type Centre, centres } from "#content/centres.ts";
import { centresCopy } from "#content/copy/enquiry/contact.ts";
import { pages } from "#content/copy/pages.ts";
import { searchPages } from "#content/search-pages.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { site } from "#content/site.ts";
import { kebabCase } from "../kebab-case.ts";
import { telephoneUrl } from "../laboratory.ts";
import type { SearchEntry } from "./search-entry.ts";

export const pageEntries = (): SearchEntry[] => [
  ...searchPages.map(({ id, title, path, text }) => pageEntry(id, title, path, text)),
  ...howWeWork.sections.map(({ heading }) => {
    const id = kebabCase(heading);
    return pageEntry(id, heading, `${pages.howWeWork.path}#${id}`, pages.howWeWork.title);
  }),
  ...centres.map(centreEntry),
];

const pageEntry = (id: string, name: string, to: string, heading: string): SearchEntry => ({
  kind: "page",
  id: `page/${id}`,
  name,
  heading,
  to,
});

/** One without a phone is reached through the laboratory. */
function centreEntry({ label, address, hours, phone }: Centre): SearchEntry {
  const number = phone ?? site.phones[0];
  return {
    kind: "centre",
    id: `centre/${kebabCase(label)}`,
    name: label,
    heading: `${address} · ${hours}`,
    context: centresCopy.heading,
    to: `${pages.contact.path}#${kebabCase(label)}`,
    link: {
      label: `${centresCopy.call} ${phone ?? site.address.town}`,
      to: telephoneUrl(number),
    },
  };
}
