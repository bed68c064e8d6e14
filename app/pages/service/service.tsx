import { data, useRouteLoaderData } from "react-router";
import { pages } from "#content/copy/pages.ts";
import { servicePageCopy } from "#content/copy/service-page.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { servicePictureId } from "#derive/pages/picture-places.ts";
import { servicePage } from "#derive/pages/service-page.ts";
import { CallToAction } from "#app/blocks/call-to-action.tsx";
import { Contents } from "#app/blocks/contents.tsx";
import { Revised } from "#app/blocks/revised.tsx";
import { Sections } from "#app/blocks/sections.tsx";
import { StandardsList } from "#app/blocks/standards-list.tsx";
import { StandardsProvider } from "#app/blocks/standards.tsx";
import { WhatToBring } from "#app/blocks/what-to-bring.tsx";
import { WhereToFind } from "#app/blocks/where-to-find.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { pictureOf } from "#app/pictures.ts";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { ServiceBar } from "./service-bar.tsx";
import { ServiceIntro } from "./service-intro.tsx";
import { ServicePanel } from "./service-panel.tsx";
import type { SidebarHandle } from "../../with-sidebar.tsx";
import type { Route } from "./+types/service";

export function loader({ params }: Route.LoaderArgs) {
  const service = services.find(({ slug }) => slug === params.slug);
  if (!service) throw data(null, { status: 404 });
  const { name, description, lead, keyFigures } = service;
  return {
    service: { name, description, lead, keyFigures },
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

function Panel() {
  const service = useRouteLoaderData<typeof loader>("service");
  return service && <ServicePanel {...service.page} />;
}

export const handle: SidebarHandle = { Panel };

const parents = [{ label: servicePageCopy.services, to: pages.services.path }];

/** The key closes what was opened on another service's page. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, page, path, picture } = loaderData;
  const { name, lead, keyFigures } = service;
  return (
    <StandardsProvider value={page.standards}>
      <article key={path}>
        <Breadcrumbs heading={name} parents={parents} />
        <ServiceIntro {...{ name, lead, keyFigures, picture }} ask={page.ask} />
        {page.whereToFind && <WhereToFind {...page.whereToFind} />}
        <Contents links={page.links} />
        <WhatToBring {...page.bring} />
        <Sections rows={page.rows} />
        <StandardsList {...page.standardsList} />
        <CallToAction heading={page.call} to={page.ask.to} />
        <Revised {...page.revised} />
      </article>
      <ServiceBar ask={page.ask} />
    </StandardsProvider>
  );
}
