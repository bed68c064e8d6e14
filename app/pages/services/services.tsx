import { servicesWords } from "#content/pricing.ts";
import { pages } from "#content/pages.ts";
import { servicePictureId } from "#derive/pages/picture-places.ts";
import { servicesByCategory } from "#derive/pages/service-cards.ts";
import { Block } from "#app/blocks/block.tsx";
import { ServiceCards } from "#app/blocks/service-cards.tsx";
import { pageMeta } from "#app/meta.ts";
import { pictureOf } from "#app/pictures.ts";
import { Article } from "#app/ui/article/article.tsx";
import { FinderField } from "#app/finder/finder-field.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/services";

export const loader = () => ({
  words: servicesWords,
  groups: servicesByCategory().map(({ heading, cards }) => ({
    heading,
    cards: cards.map((card) => ({ ...card, picture: pictureOf(servicePictureId(card.slug)) })),
  })),
});

export const meta = () => pageMeta(pages.services);

export default function ServicesPage({ loaderData: { words, groups } }: Route.ComponentProps) {
  return (
    <Article heading={pages.services.heading} lead={pages.services.description}>
      <FinderField />
      <ServiceCards heading={words.heading} groups={groups} />
      <Block heading={words.price.heading}>
        <p>
          {words.price.text} <PageLink to={words.price.to}>{words.price.link}</PageLink>
        </p>
      </Block>
    </Article>
  );
}
