import type { ReactNode } from "react";
import { servicesIndexCopy as copy } from "#content/copy/pages/services-index.ts";
import { pages } from "#content/copy/pages.ts";
import type { ServicesPage } from "#derive/pages/service-cards.ts";
import { Block } from "#app/blocks/block.tsx";
import { ServiceCards } from "#app/blocks/service-cards.tsx";
import { Article } from "#app/shell/article.tsx";

interface ServicesViewProps {
  page: ServicesPage;
  /** The finder. */
  children: ReactNode;
}

export const ServicesView = ({ page, children }: ServicesViewProps) => (
  <Article heading={pages.services.heading} lead={pages.services.description}>
    {children}
    <ServiceCards copy={copy} groups={page.groups} />
    <Block heading={copy.price.heading}>
      <p>
        {copy.price.text} <a href={copy.price.to}>{copy.price.link}</a>
      </p>
    </Block>
  </Article>
);
