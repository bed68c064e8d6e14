import { services } from "#content/services/index.ts";
import { categories } from "#content/services/shape.ts";
import { servicePath } from "../catalogue/paths.ts";

export type ServiceCard = ReturnType<typeof servicesByCategory>[number]["cards"][number];

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
