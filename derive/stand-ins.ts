import {
  type AccreditationMark,
  accreditationMarks,
  type Certificate,
  certificates,
} from "#content/accreditation.ts";
import { centres } from "#content/centres.ts";
import { type Client, clients, clientsAreStandIns } from "#content/clients.ts";
import { type PictureFact, pictures } from "#content/pictures.ts";
import { site } from "#content/site.ts";
import { services } from "#content/services/index.ts";
import { isTesting } from "./testing-scope.ts";
import { testRows } from "./test-rows.ts";

export interface StandIn {
  /** What still stands in for the laboratory's own. */
  readonly what: string;
  /** The file to change. */
  readonly file: string;
}

const standInName = "Tawi Test House";
const isStandInPhone = (phone: string) => phone.startsWith("+91 191 000 ");
const isStandInEmail = (email: string) => email.endsWith(".example");

/** Everything that is not yet the real laboratory's. Accreditation is a legal claim: none may go public. */
export function standIns(): StandIn[] {
  return [
    ...identity(),
    ...collectionCentres(),
    ...clientList(),
    ...specimens(),
    ...illustrations(),
    ...scopeStatus(),
  ];
}

function identity(): StandIn[] {
  const file = "content/site.ts";
  const found: StandIn[] = [];
  if ((site.name as string) === standInName) found.push({ what: `name "${site.name}"`, file });
  for (const phone of site.phones)
    if (isStandInPhone(phone)) found.push({ what: `phone ${phone}`, file });
  if (isStandInEmail(site.email)) found.push({ what: `e-mail ${site.email}`, file });
  if (site.address.street.startsWith("Laboratory Block"))
    found.push({ what: `postal address "${site.address.street}"`, file });
  return found;
}

function collectionCentres(): StandIn[] {
  return centres
    .filter(({ address }) => address.startsWith("Sample counter"))
    .map(({ label }) => ({ what: `collection centre ${label}`, file: "content/centres.ts" }));
}

function clientList(): StandIn[] {
  const file = "content/clients.ts";
  const all: readonly Client[] = clients;
  const drawn = all.filter(({ placeholderLogo }) => placeholderLogo).length;
  const found: StandIn[] = [];
  if (clientsAreStandIns)
    found.push({ what: `${clients.length} kinds of client instead of clients`, file });
  if (drawn) found.push({ what: `${drawn} monograms instead of client logos`, file });
  return found;
}

/** Certificates and marks are drawings of ours until the laboratory sends its scans and leave to show the marks. */
function specimens(): StandIn[] {
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

/** Renders in place of photographs of the laboratory and its work. */
function illustrations(): StandIn[] {
  const all: readonly (readonly [string, PictureFact])[] = Object.entries(pictures);
  return all
    .filter(([, { placeholder }]) => placeholder)
    .map(([id]) => ({ what: `illustration "${id}"`, file: "content/pictures.ts" }));
}

/** Only the laboratory knows which of its tests the scope of accreditation lists. */
function scopeStatus(): StandIn[] {
  return services.filter(isTesting).flatMap((service) => {
    const unknown = testRows(service).filter(({ scope }) => scope === "not-stated");
    if (unknown.length === 0) return [];
    return [
      {
        what: `scope status of ${unknown.length} tests of ${service.name}`,
        file: `content/services/${service.slug}.ts`,
      },
    ];
  });
}
