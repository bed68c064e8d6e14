import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { PageSection, ServicePage, RelatedServices } from "#derive/pages/service-page.ts";
import { CallToAction } from "#app/blocks/call-to-action.tsx";
import { InstrumentTable } from "#app/blocks/instrument-table.tsx";
import type { InstrumentsProps } from "#app/blocks/instruments.tsx";
import { Sections, type StaticSection } from "#app/blocks/sections.tsx";
import { StandardsList } from "#app/blocks/standards-list.tsx";
import { StandardsProvider } from "#app/blocks/standards.tsx";
import { WhatToBring } from "#app/blocks/what-to-bring.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "#app/blocks/blocks.module.css";

type ServicePart = { readonly html: string } | { readonly instruments: InstrumentsProps };

/** For the loader: a service page after its introduction, as markup where nothing needs scripts. */
export function serviceParts(page: ServicePage, path: string): ServicePart[] {
  const html = (content: ReactNode) =>
    renderToStaticMarkup(
      <StaticRouter location={path}>
        <StandardsProvider value={page.standards}>{content}</StandardsProvider>
      </StaticRouter>,
    );
  const tabs = page.rows.findIndex(([section]) => section?.kind === "instruments");
  const [before, after] =
    tabs < 0 ? [page.rows, []] : [page.rows.slice(0, tabs), page.rows.slice(tabs + 1)];
  const instruments = page.rows[tabs]?.[0];
  const start = (
    <>
      {page.whereToFind && <WhereToFind {...page.whereToFind} />}
      <WhatToBring {...page.bring} />
      <Sections rows={before.map(staticSections)} />
    </>
  );
  const end = (
    <>
      <Sections rows={after.map(staticSections)} />
      <StandardsList {...page.standardsList} />
      <CallToAction heading={page.call} to={page.ask.to} />
    </>
  );
  if (instruments?.kind !== "instruments") return [{ html: html(start) + html(end) }];
  const { id, heading, intro, notes = [] } = instruments;
  return [
    { html: html(start) },
    {
      instruments: {
        id,
        heading,
        intro,
        notes,
        tabs: instruments.tabs.map((tab) => ({
          hash: tab.hash,
          label: tab.label,
          html: html(<InstrumentTable {...tab} />),
        })),
      },
    },
    { html: html(end) },
  ];
}

const staticSections = (row: readonly PageSection[]): StaticSection[] =>
  row.filter((section): section is StaticSection => section.kind !== "instruments");

/** One line that sends visitors to the page of the material they look for. */
function WhereToFind({ here, elsewhere }: RelatedServices) {
  return (
    <p className={styles.whereToFind}>
      {here}
      {elsewhere.map(({ what, link }) => (
        <span key={what}>
          {" "}
          {what} <PageLink to={link.to}>{link.label}</PageLink>.
        </span>
      ))}
    </p>
  );
}
