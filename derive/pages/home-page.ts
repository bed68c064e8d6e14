import { accreditationMarks, carouselMs } from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
import { clientStripMs, hero, slides, whyChoose } from "#content/home.ts";
import { homeFacts, materialLinks, whyCards } from "./home-facts.ts";
import { accreditationMarkUrl, clientMarkUrl, pictureOf } from "./pictures.ts";

export type HomePage = ReturnType<typeof homePage>;

export const homePage = () => ({
  hero: {
    ...hero,
    materials: materialLinks(),
    pictures: slides.map(({ picture }) => pictureOf(picture)),
  },
  facts: homeFacts(),
  accreditations: {
    intervalMs: carouselMs,
    marks: accreditationMarks.map((mark) => ({ ...mark, src: accreditationMarkUrl(mark.id) })),
  },
  whyChoose: { ...whyChoose, cards: whyCards() },
  clients: {
    itemMs: clientStripMs,
    clients: clients.map(({ id, name }) => ({ id, name, src: clientMarkUrl(id) })),
  },
});
