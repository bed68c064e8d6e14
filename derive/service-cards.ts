import { services } from "#content/services/index.ts";
import { categories } from "#content/services/shape.ts";
import { servicePath } from "./navigation.ts";

export interface ServiceCard {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly to: string;
}

export interface ServiceGroup {
  readonly heading: string;
  readonly cards: readonly ServiceCard[];
}

/** The cards of the services index, by category. */
export function servicesByCategory(): ServiceGroup[] {
  return categories.map(({ key, heading }) => ({
    heading,
    cards: services
      .filter(({ category }) => category === key)
      .map(({ name, description, slug }) => ({
        slug,
        title: name,
        description,
        to: servicePath(slug),
      })),
  }));
}
