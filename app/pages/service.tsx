import { data } from "react-router";
import { pages } from "#content/pages.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/navigation.ts";
import { servicePictureId } from "#derive/picture-places.ts";
import { servicePage } from "#derive/service-page.ts";
import { CallToContact } from "#app/blocks/call-to-contact.tsx";
import { HeadPicture } from "#app/blocks/head-picture.tsx";
import { KeyFigures } from "#app/blocks/key-figures.tsx";
import { Revised } from "#app/blocks/revised.tsx";
import { SectionLinks } from "#app/blocks/section-links.tsx";
import { Sections } from "#app/blocks/sections.tsx";
import { StandardsList } from "#app/blocks/standards-list.tsx";
import { StandardsProvider } from "#app/blocks/standards.tsx";
import { WhatToBring } from "#app/blocks/what-to-bring.tsx";
import { WhereToFind } from "#app/blocks/where-to-find.tsx";
import { pageMeta } from "#app/meta.ts";
import { pictureOf } from "#app/pictures.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/service";

export function loader({ params }: Route.LoaderArgs) {
  const service = services.find(({ slug }) => slug === params.slug);
  if (!service) throw data(null, { status: 404 });
  const { name, description, lead, keyFigures, bring } = service;
  return {
    service: { name, description, lead, keyFigures, bring },
    page: servicePage(service),
    path: servicePath(service.slug),
    picture: pictureOf(servicePictureId(service.slug)),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { service, path } = loaderData;
  return pageMeta({ title: service.name, description: service.description, path });
}

const parent = { label: "Services", to: pages.services.path };

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, page, picture } = loaderData;
  return (
    <StandardsProvider value={page.standards}>
      <Article heading={service.name} lead={service.lead} parent={parent}>
        <HeadPicture picture={picture} />
        {service.keyFigures && <KeyFigures figures={service.keyFigures} />}
        {page.whereToFind && <WhereToFind {...page.whereToFind} />}
        <SectionLinks links={page.links} />
        <Sections sections={page.sections} />
        <WhatToBring {...page.bring} bring={service.bring} />
        <StandardsList {...page.standardsList} />
        <CallToContact heading={page.call} />
        <Revised {...page.revised} />
      </Article>
    </StandardsProvider>
  );
}
