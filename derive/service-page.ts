import type { FigureWords } from "#content/figures.ts";
import { editions } from "#content/services/papers.ts";
import { services } from "#content/services/index.ts";
import type {
  FigureSection,
  GroupServicesSection,
  Section,
  Service,
  TestsSection,
} from "#content/services/shape.ts";
import type { Standard } from "#content/standards.ts";
import { drawFigure } from "./figures/draw-figure.ts";
import type { Drawing } from "./figures/marks.ts";
import { type MenuLink, servicePath } from "./navigation.ts";
import { standardsNamed } from "./standards-named.ts";
import { type TestTable, testTable } from "./test-table.ts";

export interface DrawnFigure extends FigureWords {
  readonly kind: "figure";
  readonly drawing: Drawing;
}

export interface GroupServices extends GroupServicesSection {
  readonly services: readonly MenuLink[];
}

/** A section ready to print. Figures have no address: the sections around them do. */
export type PageSection = (
  | Exclude<Section, FigureSection | GroupServicesSection | TestsSection>
  | TestTable
  | GroupServices
  | DrawnFigure
) & { readonly id: string };

export interface ServicePage {
  readonly sections: readonly PageSection[];
  readonly links: readonly { readonly id: string; readonly label: string }[];
  readonly standards: readonly Standard[];
  readonly editions: string;
}

export const bringSection = { id: "what-to-bring", label: "What to bring" } as const;
export const standardsSection = { id: "standards", label: "Standards on this page" } as const;

/** Everything a service page prints that is not in the service itself. */
export function servicePage(service: Service): ServicePage {
  const sections = service.sections.map((section) => pageSection(service, section));
  return {
    sections,
    links: [
      ...sections.flatMap((section) =>
        section.kind === "figure" ? [] : [{ id: section.id, label: section.heading }],
      ),
      bringSection,
      standardsSection,
    ],
    standards: standardsNamed(service),
    editions,
  };
}

function pageSection(service: Service, section: Section): PageSection {
  switch (section.kind) {
    case "figure": {
      const { title, caption, alternative, source, illustrative } = section.figure;
      const words = { title, caption, alternative, source, ...(illustrative && { illustrative }) };
      return { kind: "figure", id: idOf(title), ...words, drawing: drawFigure(section.figure) };
    }
    case "tests":
      return { ...testTable(section), id: idOf(section.heading) };
    case "group-services":
      return { ...section, id: idOf(section.heading), services: servicesBeside(service) };
    default:
      return { ...section, id: idOf(section.heading) };
  }
}

const servicesBeside = ({ category }: Service): MenuLink[] =>
  services
    .filter((other) => other.category === category)
    .map(({ name, slug }) => ({ label: name, to: servicePath(slug) }));

/** "GSB and WMM" → "gsb-and-wmm". */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
