import type { Figure } from "#content/figures.ts";
import { calls } from "#content/calls.ts";
import { confirmedAtBooking, editions } from "#content/services/papers.ts";
import { services } from "#content/services/index.ts";
import type {
  FigureSection,
  GroupServicesSection,
  InstrumentsSection,
  Section,
  Service,
  TestsSection,
  WhereToFind,
} from "#content/services/shape.ts";
import { site } from "#content/site.ts";
import type { Standard } from "#content/standards.ts";
import { type CataloguedTable, cataloguedTables } from "./catalogue.ts";
import { dateWords } from "./date-words.ts";
import { drawChart } from "./figures/draw-chart.ts";
import type { Chart } from "./figures/shapes.ts";
import { type InstrumentLists, instrumentLists } from "./instrument-lists.ts";
import { type MenuLink, servicePath } from "./navigation.ts";
import { standardsNamed } from "./standards-named.ts";

export interface DrawnFigure extends Pick<Figure, "title" | "caption" | "alternative" | "from"> {
  readonly kind: "figure";
  readonly chart: Chart;
}

export interface GroupServices extends GroupServicesSection {
  readonly services: readonly MenuLink[];
}

export interface PageTable extends CataloguedTable {
  /** Said of a test that the laboratory has not confirmed. */
  readonly confirmWords: string;
}

/** A section with everything that its component draws. */
export type PageSection = (
  | Exclude<Section, FigureSection | GroupServicesSection | InstrumentsSection | TestsSection>
  | PageTable
  | InstrumentLists
  | GroupServices
  | DrawnFigure
) & { readonly id: string };

export interface ServicePlaces {
  readonly here: string;
  readonly elsewhere: readonly { readonly what: string; readonly link: MenuLink }[];
}

export interface ServicePage {
  readonly whereToFind?: ServicePlaces | undefined;
  readonly sections: readonly PageSection[];
  readonly links: readonly { readonly id: string; readonly label: string }[];
  readonly bring: { readonly id: string; readonly heading: string };
  readonly standards: readonly Standard[];
  readonly standardsList: { readonly id: string; readonly heading: string; readonly note: string };
  readonly call: string;
  readonly revised: { readonly date: string; readonly words: string };
}

const bring = { id: "what-to-bring", heading: "What to bring" } as const;
const standardsList = { id: "standards", heading: "Standards on this page" } as const;

/** Everything a service page shows that is not in the service itself. */
export function servicePage(service: Service): ServicePage {
  const tables = cataloguedTables(service);
  const sections = service.sections.map((section) => pageSection(service, section, tables));
  return {
    whereToFind: service.whereToFind && servicePlaces(service.whereToFind),
    sections,
    links: [...sections.filter((section) => section.kind !== "figure"), bring, standardsList].map(
      ({ id, heading }) => ({ id, label: heading }),
    ),
    bring,
    standards: standardsNamed(service),
    standardsList: {
      ...standardsList,
      note: service.inTestingScope ? editions.tests : editions.otherWork,
    },
    call: calls[service.bring.place],
    revised: { date: site.revised, words: dateWords(site.revised) },
  };
}

function pageSection(
  service: Service,
  section: Section,
  tables: readonly CataloguedTable[],
): PageSection {
  switch (section.kind) {
    case "figure": {
      const { title, caption, alternative, from } = section.figure;
      const text = { title, caption, alternative, from };
      return { kind: "figure", id: idOf(title), ...text, chart: drawChart(section.figure) };
    }
    case "tests":
      return {
        ...tables.find(({ heading }) => heading === section.heading)!,
        confirmWords: confirmedAtBooking,
        id: idOf(section.heading),
      };
    case "instruments":
      return { ...instrumentLists(section), id: idOf(section.heading) };
    case "group-services":
      return { ...section, id: idOf(section.heading), services: servicesBeside(service) };
    default:
      return { ...section, id: idOf(section.heading) };
  }
}

const servicePlaces = ({ here, elsewhere }: WhereToFind): ServicePlaces => ({
  here,
  elsewhere: elsewhere.map(({ what, slug }) => ({ what, link: serviceLink(slug) })),
});

function serviceLink(slug: string): MenuLink {
  const found = services.find((service) => service.slug === slug);
  if (!found) throw new Error(`No service has the slug ${slug}.`);
  return { label: found.name, to: servicePath(slug) };
}

const servicesBeside = ({ category }: Service): MenuLink[] =>
  services
    .filter((other) => other.category === category)
    .map(({ name, slug }) => ({ label: name, to: servicePath(slug) }));

/** "GSB and WMM" becomes "gsb-and-wmm". */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
