import type { Figure } from "#content/figures.ts";
import { callToActionCopy as calls } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { serviceTextCopy as copy } from "#content/copy/pages/service-page.ts";
import { services } from "#content/services/index.ts";
import type {
  FigureSection,
  GroupServicesSection,
  InstrumentsSection,
  Section,
  Service,
  SetsSection,
  TestRow,
  TestsSection,
  ValuesSection,
  WhereToFind,
} from "#content/services/shape.ts";
import type { Standard } from "#content/standards.ts";
import { askPath } from "./ask-path.ts";
import { type CataloguedTable, cataloguedTables } from "../catalogue/catalogue.ts";
import { kebabCase } from "../kebab-case.ts";
import type { MenuLink } from "./navigation.ts";
import { servicePath } from "../catalogue/paths.ts";
import { surveyId } from "../catalogue/surveys.ts";
import { pageBring } from "./page-bring.ts";
import { pageInstruments, type PageInstruments } from "./page-instruments.ts";
import { pageSets } from "./page-sets.ts";
import { type PageTable, pageTable } from "./page-table.ts";
import { standardAddress } from "../standards/standards-in-use.ts";
import { findStandards } from "../standards/find-standards.ts";
import { standardsRegister } from "../standards/standards-register.ts";
import { servicePictureId } from "./picture-places.ts";
import { pictureOf } from "./pictures.ts";
import { fitsHalfPage, fitsPhone } from "./table-width.ts";

export interface FittedValues extends ValuesSection {
  /** Otherwise each row is a card on phones. */
  readonly fitsPhone: boolean;
  readonly ids?: readonly string[] | undefined;
}

export interface GroupServices extends GroupServicesSection {
  readonly services: readonly MenuLink[];
}

export type PageSection = (
  | Exclude<
      Section,
      | FigureSection
      | GroupServicesSection
      | InstrumentsSection
      | SetsSection
      | TestsSection
      | ValuesSection
    >
  | FittedValues
  | (PageTable & { readonly first: boolean; readonly closed: boolean })
  | PageInstruments
  | ReturnType<typeof pageSets>
  | GroupServices
  | ({ readonly kind: "figure" } & Figure)
) & { readonly id: string };

export type RelatedServices = ReturnType<typeof relatedServices>;

export type ServicePage = ReturnType<typeof servicePage>;

export function servicePage(service: Service) {
  const tables = cataloguedTables(service);
  const bring = pageBring(service);
  const sections = service.sections.map((section) => pageSection(service, section, tables));
  const standards = findStandards(service).map(pageStandard);
  const listed = standards.filter(
    ({ number, path }) => !path || service.references?.includes(number),
  );
  const { name, description, lead, keyFigures } = service;
  return {
    name,
    description,
    lead,
    keyFigures,
    path: servicePath(service.slug),
    picture: pictureOf(servicePictureId(service.slug)),
    whereToFind: service.whereToFind && relatedServices(service.whereToFind),
    rows: sectionRows(sections),
    links: [bring, ...sections.filter((section) => section.kind !== "figure")].map(
      ({ id, heading }) => ({ label: heading, to: `#${id}` }),
    ),
    bring,
    standards,
    /** Those that no table links. */
    standardsList: {
      id: "standards",
      heading: copy.cited(listed.length),
      standards: listed,
    },
    ask: {
      label: `${copy.askAbout} ${service.subject}`,
      to: askPath(service.slug),
    },
    call: calls[service.category === "calibration" ? "calibration" : service.bring.place],
  };
}

const registered = new Map(standardsRegister().map((standard) => [standard.number, standard]));

/** A standard without an address has no other place for its edition. */
function pageStandard({ number }: Standard) {
  const path = standardAddress(number);
  const { year, status } = registered.get(number)!;
  const isCarried = number.endsWith(`:${year}`);
  const edition = [!isCarried && year, status !== "current" && status].filter(Boolean).join(", ");
  return { number, path, edition: path ? "" : edition };
}

function sectionRows(sections: readonly PageSection[]): PageSection[][] {
  const rows: PageSection[][] = [];
  for (const section of sections) {
    const row = rows.at(-1);
    if (row?.length === 1 && isNarrow(row[0]!) && isNarrow(section)) row.push(section);
    else rows.push([section]);
  }
  return rows.map((row) => (row.length === 1 ? row.map(inColumns) : row));
}

/** A list that has a row to itself fills it with two columns. */
const inColumns = (section: PageSection): PageSection =>
  section.kind === "points" && section.points.length > 3 ? { ...section, short: true } : section;

function isNarrow(section: PageSection): boolean {
  if (section.kind === "values") return fitsHalfPage(section);
  if (section.kind === "points") return !section.short;
  return ["capabilities", "figure", "steps", "text"].includes(section.kind);
}

function pageSection(
  service: Service,
  section: Section,
  tables: readonly CataloguedTable[],
): PageSection {
  switch (section.kind) {
    case "figure":
      return { kind: "figure", ...section.figure, id: kebabCase(section.figure.title) };
    case "values":
      return {
        ...section,
        id: kebabCase(section.heading),
        fitsPhone: fitsPhone(section),
        ids: section.surveys && section.rows.map(([name = ""]) => surveyId(service.slug, name)),
      };
    case "tests":
      return {
        ...pageTable(
          tables.find(({ heading }) => heading === section.heading)!,
          service.inTestingScope && service.name,
        ),
        first: section.heading === tables[0]?.heading,
        closed: section.closed ?? isOnRequest(section),
        id: kebabCase(section.heading),
      };
    case "sets":
      return { ...pageSets(service, section), id: kebabCase(section.heading) };
    case "instruments":
      return { ...pageInstruments(service, section), id: kebabCase(section.heading) };
    case "group-services":
      return { ...section, id: kebabCase(section.heading), services: servicesBeside(service) };
    default:
      return { ...section, id: kebabCase(section.heading) };
  }
}

/** Few visitors look for tests that the laboratory offers on request only. */
const isOnRequest = ({ groups }: TestsSection) =>
  groups.flatMap(({ rows }): TestRow[] => Object.values(rows)).every(({ confirm }) => confirm);

const relatedServices = ({ here, elsewhere }: WhereToFind) => ({
  here: copy.covers(here),
  elsewhere: elsewhere.map(({ what, slug }) => ({ what: copy.see(what), link: serviceLink(slug) })),
});

function serviceLink(slug: string): MenuLink {
  const found = services.find((service) => service.slug === slug);
  if (!found) throw new Error(`No service has the slug ${slug}.`);
  return linkTo(found);
}

const linkTo = ({ name, slug }: Service): MenuLink => ({ label: name, to: servicePath(slug) });

const servicesBeside = ({ category }: Service): MenuLink[] => [
  ...services.filter((other) => other.category === category).map(linkTo),
  { label: copy.allServices, to: pages.services.path },
];
