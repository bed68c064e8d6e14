import {
  type AccreditationMark,
  accreditationMarks,
  type Certificate,
  certificates,
} from "#content/accreditation.ts";
import { centres } from "#content/centres.ts";
import { type Client, clients, clientsArePlaceholders } from "#content/clients.ts";
import { type PictureFact, pictures } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { site, sitePlaceholders } from "#content/site.ts";
import { cataloguedTests } from "./catalogue.ts";

export interface Placeholder {
  readonly what: string;
  /** The file that holds it. */
  readonly file: string;
}

/** Lists every value that is not the laboratory's own yet; none may go public, as accreditation is a legal claim. */
export function placeholders(): Placeholder[] {
  return [
    ...identity(),
    ...collectionCentres(),
    ...clientList(),
    ...specimens(),
    ...illustrations(),
    ...scopeStatus(),
  ];
}

function identity(): Placeholder[] {
  const descriptions = {
    name: [`name "${site.name}"`],
    phones: site.phones.map((phone) => `phone ${phone}`),
    email: [`e-mail ${site.email}`],
    address: [`postal address "${site.address.street}"`],
  };
  return sitePlaceholders.flatMap((key) =>
    descriptions[key].map((what) => ({ what, file: "content/site.ts" })),
  );
}

function collectionCentres(): Placeholder[] {
  return centres
    .filter(({ placeholder }) => placeholder)
    .map(({ label }) => ({ what: `collection centre ${label}`, file: "content/centres.ts" }));
}

function clientList(): Placeholder[] {
  const file = "content/clients.ts";
  const all: readonly Client[] = clients;
  const drawn = all.filter(({ placeholderLogo }) => placeholderLogo).length;
  const found: Placeholder[] = [];
  if (clientsArePlaceholders)
    found.push({ what: `${clients.length} kinds of client instead of clients`, file });
  if (drawn) found.push({ what: `${drawn} monograms instead of client logos`, file });
  return found;
}

/** Certificates and logos that the laboratory has not sent, or may not show, yet. */
function specimens(): Placeholder[] {
  const file = "content/accreditation.ts";
  const sheets: readonly Certificate[] = certificates;
  const marks: readonly AccreditationMark[] = accreditationMarks;
  return [
    ...sheets
      .filter(({ placeholder }) => placeholder)
      .map(({ title }) => ({ what: `specimen of "${title}"`, file })),
    ...marks
      .filter(({ placeholder }) => placeholder)
      .map(({ name }) => ({ what: `drawing of the ${name} mark`, file })),
  ];
}

/** Rendered illustrations shown instead of photographs. */
function illustrations(): Placeholder[] {
  const all: readonly (readonly [string, PictureFact])[] = Object.entries(pictures);
  return all
    .filter(([, { placeholder }]) => placeholder)
    .map(([id]) => ({ what: `illustration "${id}"`, file: "content/pictures.ts" }));
}

/** Only the laboratory knows which of its tests the scope of accreditation lists. */
function scopeStatus(): Placeholder[] {
  return services.flatMap((service) => {
    const unknown = cataloguedTests(service).filter(({ scope }) => scope === "not-stated");
    if (unknown.length === 0) return [];
    return [
      {
        what: `scope status of ${unknown.length} tests of ${service.name}`,
        file: `content/services/${service.slug}.ts`,
      },
    ];
  });
}
