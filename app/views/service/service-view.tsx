import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { pages } from "#content/copy/pages.ts";
import type { RelatedServices, ServicePage } from "#derive/pages/service-page.ts";
import { CallToAction } from "#app/blocks/call-to-action/call-to-action.tsx";
import { Sections } from "#app/blocks/sections.tsx";
import { StandardChips } from "#app/blocks/standards/standards.tsx";
import { WhatToBring } from "#app/blocks/what-to-bring/what-to-bring.tsx";
import { BottomBar } from "#app/shell/bottom-bar/bottom-bar.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs/breadcrumbs.tsx";
import blocks from "#app/blocks/blocks.module.css";
import { LinkItems } from "#app/ui/link-items.tsx";
import { ServiceIntro } from "./service-intro.tsx";
import styles from "./service.module.css";

const parents = [{ label: servicePageCopy.services, to: pages.services.path }];

export const ServiceView = ({ page }: { page: ServicePage }) => (
  <article>
    <Breadcrumbs heading={page.name} parents={parents} />
    <ServiceIntro {...page} />
    <nav aria-label={servicePageCopy.onThisPage} className={styles.contents}>
      <details>
        <summary>{servicePageCopy.onThisPage}</summary>
        <ul className={styles.links}>
          <LinkItems links={page.links} />
        </ul>
      </details>
    </nav>
    <open-target>
      {page.whereToFind && <WhereToFind {...page.whereToFind} />}
      <WhatToBring {...page.bring} />
      <Sections rows={page.rows} />
      <StandardsList {...page.standardsList} />
      <CallToAction heading={page.call} to={page.ask.to} />
    </open-target>
    <BottomBar ask={page.ask} />
  </article>
);

/** One line that sends visitors to the page of the material they look for. */
const WhereToFind = ({ here, elsewhere }: RelatedServices) => (
  <p className={`note measure ${blocks.section}`}>
    {here}
    {elsewhere.map(({ what, link }) => (
      <span key={what}>
        {" "}
        {what} <a href={link.to}>{link.label}</a>.
      </span>
    ))}
  </p>
);

/** The standards that no table links. */
const StandardsList = ({ id, heading, standards }: ServicePage["standardsList"]) => (
  <section id={id} className={styles.cited}>
    {standards.length > 0 && (
      <details className="ruled" data-print="hidden">
        <summary>{heading}</summary>
        <ul>
          {standards.map(({ number, edition }) => (
            <li key={number}>
              <StandardChips ids={[number]} /> {edition}
            </li>
          ))}
        </ul>
      </details>
    )}
  </section>
);
