import { services } from "#content/services/index.ts";
import { categories } from "#content/services/shape.ts";
import { servicePath } from "../catalogue/paths.ts";
import { servicePictureId } from "./picture-places.ts";
import { pictureOf } from "./pictures.ts";

export function servicesByCategory() {
  return categories.map(({ key, heading }) => ({
    heading,
    cards: services
      .filter(({ category }) => category === key)
      .map(({ name, card, slug }) => ({
        slug,
        title: name,
        description: card,
        to: servicePath(slug),
      })),
  }));
}

export type ServicesPage = ReturnType<typeof servicesPage>;

export const servicesPage = () => ({
  groups: servicesByCategory().map(({ heading, cards }) => ({
    heading,
    cards: cards.map((card) => ({ ...card, picture: pictureOf(servicePictureId(card.slug)) })),
  })),
});
