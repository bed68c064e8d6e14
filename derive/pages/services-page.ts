import { services } from "#content/services/index.ts";
import { categories } from "#content/services/shape.ts";
import { servicePath } from "../catalogue/paths.ts";
import { servicePictureId } from "./picture-places.ts";
import { pictureOf } from "./pictures.ts";

export type ServicesPage = ReturnType<typeof servicesPage>;

export const servicesPage = () => ({
  groups: categories.map(({ key, heading }) => ({
    heading,
    cards: services
      .filter(({ category }) => category === key)
      .map(({ name, card, slug }) => ({
        title: name,
        description: card,
        to: servicePath(slug),
        picture: pictureOf(servicePictureId(slug)),
      })),
  })),
});
