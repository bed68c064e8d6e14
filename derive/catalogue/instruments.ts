import type { Instrument, InstrumentTab, Service } from "#content/services/shape.ts";
import { kebabCase } from "../kebab-case.ts";
import { sharedNames } from "./namesakes.ts";
import { servicePath } from "./paths.ts";
import { publishedQuantity } from "./quantity.ts";

type Source = Pick<Service, "slug" | "sections">;

export function publishedInstruments({ slug, sections }: Source) {
  const tabs = sections
    .filter((section) => section.kind === "instruments")
    .flatMap((section) => section.tabs);
  const all = tabs.flatMap((tab) =>
    tab.groups.flatMap((group) =>
      group.instruments.map((instrument) => ({ tab, group, instrument })),
    ),
  );
  const shared = sharedNames(all.map(({ instrument }) => instrument));
  return all.map(({ tab, group, instrument }) => {
    const { name, range, methods, method, place } = instrument;
    const id = instrumentId(slug, tab, instrument);
    return {
      id,
      name,
      path: `${servicePath(slug)}#${id}`,
      // Tells it apart from an instrument with the same name in another list.
      heading: shared.has(name) ? group.heading : undefined,
      group: group.heading,
      accreditation: tab.accreditation,
      note: method,
      methods,
      range: range && publishedQuantity(range),
      place,
    };
  });
}

export const instrumentId = (slug: string, { hash }: InstrumentTab, { id, name }: Instrument) =>
  `${slug}/${hash}/${id ?? kebabCase(name)}`;
