import { servicesIndexCopy } from "#content/copy/pages/services-index.ts";
import { pages } from "#content/copy/pages.ts";
import { servicePictureId } from "#derive/pages/picture-places.ts";
import { servicesByCategory } from "#derive/pages/service-cards.ts";
import { Block } from "#app/blocks/block.tsx";
import { ServiceCards } from "#app/blocks/service-cards.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { pictureOf } from "#app/pictures.ts";
import { Article } from "#app/shell/article.tsx";
import { FinderField } from "#app/finder/finder-field.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/services";

export const loader = () => ({
  copy: servicesIndexCopy,
  groups: servicesByCategory().map(({ heading, cards }) => ({
    heading,
    cards: cards.map((card) => ({ ...card, picture: pictureOf(servicePictureId(card.slug)) })),
  })),
});

export const meta = () => pageMeta(pages.services);

export default function ServicesPage({ loaderData: { copy, groups } }: Route.ComponentProps) {
  return (
    <Article heading={pages.services.heading} lead={pages.services.description}>
      <FinderField />
      <ServiceCards copy={copy} groups={groups} />
      <Block heading={copy.price.heading}>
        <p>
          {copy.price.text} <PageLink to={copy.price.to}>{copy.price.link}</PageLink>
        </p>
      </Block>
    </Article>
  );
}
