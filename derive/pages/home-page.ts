import { accreditationMarks, carouselMs } from "#content/accreditation.ts";
import { centres } from "#content/centres.ts";
import { clients } from "#content/clients.ts";
import { testingCertificate } from "#content/claims.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { centresPath, pages } from "#content/copy/pages.ts";
import { homeFactsCopy as copy } from "#content/copy/pages/home.ts";
import { clientStripMs, hero, type HomeLink, materials, slides, whyChoose } from "#content/home.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "../catalogue/paths.ts";
import { accreditationMarkUrl, clientMarkUrl, pictureOf } from "./pictures.ts";

export type HomePage = ReturnType<typeof homePage>;

export const homePage = () => ({
  hero: {
    ...hero,
    materials: materials.flatMap(link),
    pictures: slides.map(({ picture }) => pictureOf(picture)),
  },
  facts: [
    { value: testingCertificate.number, label: copy.certificate, to: pages.accreditation.path },
    { value: String(services.length), label: copy.services, to: pages.services.path },
    { value: String(centres.length), label: copy.centres, to: centresPath },
    { ...copy.planner, to: cubePlannerPage.path },
  ],
  accreditations: {
    intervalMs: carouselMs,
    marks: accreditationMarks.map((mark) => ({ ...mark, src: accreditationMarkUrl(mark.id) })),
  },
  whyChoose: {
    ...whyChoose,
    cards: whyChoose.cards.map((card) => ({ ...card, evidence: card.evidence.flatMap(link) })),
  },
  clients: {
    itemMs: clientStripMs,
    clients: clients.map(({ id, name }) => ({ id, name, src: clientMarkUrl(id) })),
  },
});

/** Without a service that is no longer offered. */
function link({ label, ...at }: HomeLink) {
  if ("to" in at) return [{ label, to: at.to }];
  const [slug] = at.service.split("#");
  return services.some((service) => service.slug === slug)
    ? [{ label, to: servicePath(at.service) }]
    : [];
}
