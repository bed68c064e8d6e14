import { accreditationMarks, carouselMs } from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
import { testingCertificate } from "#content/claims.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { pages } from "#content/copy/pages.ts";
import { homeFactsCopy as copy } from "#content/copy/pages/home.ts";
import { clientStripMs, hero, type HomeLink, materials, slides, whyChoose } from "#content/home.ts";
import { services } from "#content/services/index.ts";
import { readings } from "#content/standards.ts";
import { servicePath } from "../catalogue/paths.ts";
import { editionOf, sourceOf } from "../standards/standard-text.ts";
import { standardsInUse } from "../standards/standards-in-use.ts";
import { accreditationMarkUrl, clientMarkUrl, pictureOf } from "./pictures.ts";

const publisher = "Bureau of Indian Standards";

export type HomePage = ReturnType<typeof homePage>;

export const homePage = () => ({
  hero: {
    ...hero,
    materials: materials.flatMap(link),
    pictures: slides.map(({ picture }) => pictureOf(picture)),
  },
  facts: [
    { value: testingCertificate.number, label: copy.certificate, to: pages.accreditation.path },
    { ...copy.tests, to: pages.tests.path },
    { ...copy.planner, to: cubePlannerPage.path },
    {
      value: `${standardsInUse.filter((one) => one.body === publisher && editionOf(one)).length}`,
      label: copy.editions(sourceOf(readings[publisher]!)),
      to: pages.standards.path,
    },
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
