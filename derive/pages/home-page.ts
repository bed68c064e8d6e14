import { accreditationMarks, carouselMs } from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
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
