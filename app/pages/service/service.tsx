import { data, useRouteLoaderData, useLocation } from "react-router";
import { useSyncExternalStore } from "react";
import { pages, askedParameter } from "#content/copy/pages.ts";
import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { servicePictureId } from "#derive/pages/picture-places.ts";
import { servicePage, type ServicePage } from "#derive/pages/service-page.ts";
import { Instruments } from "#app/blocks/instruments.tsx";
import { StaticMarkup } from "#app/static/static-markup.tsx";
import { BottomBar } from "#app/shell/bottom-bar.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { pictureOf } from "#app/pictures.ts";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { SectionLinks } from "#app/blocks/section-links.tsx";
import { AskPanel } from "#app/blocks/ask-panel.tsx";
import { useCurrentSection } from "#app/ui/use-current-section.ts";
import { ServiceIntro } from "./service-intro.tsx";
import { serviceParts } from "./service-parts.tsx";
import type { SidebarHandle } from "../../with-sidebar.tsx";
import type { Route } from "./+types/service";
import styles from "./service.module.css";

// The sheets of what the loader renders.
import "#app/blocks/call-to-action.module.css";
import "#app/blocks/capabilities.module.css";
import "#app/blocks/figure.module.css";
import "#app/blocks/group-services.module.css";
import "#app/blocks/standards.module.css";
import "#app/blocks/steps.module.css";
import "#app/blocks/what-to-bring.module.css";
import "#app/blocks/add-cell.module.css";
import "#app/blocks/group-row.module.css";
import "#app/blocks/table.module.css";

export function loader({ params }: Route.LoaderArgs) {
  const service = services.find(({ slug }) => slug === params.slug);
  if (!service) throw data(null, { status: 404 });
  const { name, description, lead, keyFigures } = service;
  const page = servicePage(service);
  const path = servicePath(service.slug);
  return {
    service: { name, description, lead, keyFigures },
    links: page.links,
    ask: page.ask,
    parts: serviceParts(page, path),
    path,
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
  return service && <ServicePanel {...service} />;
}

export const handle: SidebarHandle = { Panel };

const parents = [{ label: servicePageCopy.services, to: pages.services.path }];

/** The key closes what was opened on another service's page. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, links, parts, path, picture } = loaderData;
  const { name, lead, keyFigures } = service;
  const ask = useAsk(loaderData.ask);
  return (
    <article key={path} className={styles.page}>
      <Breadcrumbs heading={name} parents={parents} />
      <ServiceIntro {...{ name, lead, keyFigures, picture, ask }} />
      <Contents links={links} />
      {parts.map((part, index) =>
        "html" in part ? (
          <StaticMarkup key={index} html={part.html} />
        ) : (
          <Instruments key={index} {...part.instruments} />
        ),
      )}
      <div className={styles.bar}>
        <BottomBar ask={ask} />
      </div>
    </article>
  );
}

/** Beside a service page: its sections, the one that is being read marked. */
function ServicePanel({ links, ask }: Pick<ServicePage, "links" | "ask">) {
  const current = useCurrentSection(links);
  return (
    <AskPanel heading={servicePageCopy.onThisPage} ask={useAsk(ask)}>
      <SectionLinks links={links} current={current} />
    </AskPanel>
  );
}

interface ContentsProps {
  links: readonly { readonly id: string; readonly label: string }[];
}

/** The table of contents where there is no room for one beside the page. */
function Contents({ links }: ContentsProps) {
  return (
    <nav aria-label={servicePageCopy.onThisPage} className={styles.contents}>
      <details>
        <summary>{servicePageCopy.onThisPage}</summary>
        <SectionLinks links={links} />
      </details>
    </nav>
  );
}

const never = () => () => undefined;

/** The link to the form; on a page that was opened at a test, the message names the test too. */
function useAsk(ask: ServicePage["ask"]): ServicePage["ask"] {
  const { hash } = useLocation();
  const test = useSyncExternalStore(
    never,
    () => nameOfRow(hash.slice(1)),
    () => undefined,
  );
  if (!test) return ask;
  const query = new URLSearchParams({ [askedParameter]: test });
  return { ...ask, to: ask.to.replace("#", `?${query}#`) };
}

/** From its Add button: the browser has the rows as markup only. A section, whose id has no slash, is not a row. */
const nameOfRow = (id: string): string | undefined =>
  id.includes("/")
    ? document.getElementById(id)?.querySelector<HTMLElement>("[data-name]")?.dataset["name"]
    : undefined;
