import { data } from "react-router";
import { pages } from "#content/pages.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/navigation.ts";
import { CallToContact } from "#app/blocks/call-to-contact.tsx";
import { KeyFigures } from "#app/blocks/key-figures.tsx";
import { Sections } from "#app/blocks/sections.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/service";

export function loader({ params }: Route.LoaderArgs) {
  const service = services.find(({ slug }) => slug === params.slug);
  if (!service) throw data(null, { status: 404 });
  return { service, path: servicePath(service.slug) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { service, path } = loaderData;
  return pageMeta({ title: service.name, description: service.description, path });
}

const crumbs = [
  { label: pages.home.title, to: pages.home.path },
  { label: "Services", to: pages.services.path },
];

export default function ServicePage({ loaderData: { service } }: Route.ComponentProps) {
  return (
    <Article heading={service.name} lead={service.lead} crumbs={crumbs}>
      {service.keyFigures && <KeyFigures figures={service.keyFigures} />}
      <Sections sections={service.sections} />
      <CallToContact />
    </Article>
  );
}
