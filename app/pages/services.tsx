import { pages } from "#content/pages.ts";
import { servicePictureId } from "#derive/picture-places.ts";
import { servicesByCategory } from "#derive/service-cards.ts";
import { ServiceCards } from "#app/blocks/service-cards.tsx";
import { pageMeta } from "#app/meta.ts";
import { pictureOf } from "#app/pictures.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/services";

export const loader = () =>
  servicesByCategory().map(({ heading, cards }) => ({
    heading,
    cards: cards.map((card) => ({ ...card, picture: pictureOf(servicePictureId(card.slug)) })),
  }));

export const meta = () => pageMeta(pages.services);

export default function ServicesPage({ loaderData: groups }: Route.ComponentProps) {
  return (
    <Article heading={pages.services.heading} lead={pages.services.description}>
      <ServiceCards heading="Our Services" groups={groups} />
    </Article>
  );
}
