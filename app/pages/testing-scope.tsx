import { useRef } from "react";
import { pages } from "#content/pages.ts";
import { catalogueFiles, scopeFile, testingScopeWords } from "#content/testing-scope.ts";
import { testingScope } from "#derive/testing-scope.ts";
import { CallToContact } from "#app/blocks/call-to-contact.tsx";
import { ScopeTables } from "#app/blocks/scope-tables.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import { PdfViewer } from "#app/ui/pdf-viewer/pdf-viewer.tsx";
import { RowFilter } from "#app/ui/row-filter/row-filter.tsx";
import type { Route } from "./+types/testing-scope";
import styles from "./testing-scope.module.css";

export function loader() {
  const { lead, certificate, leftOut, statusMeaning, editions, columns, places, statuses } =
    testingScopeWords;
  return {
    lead,
    notes: [`${certificate} ${leftOut}`, statusMeaning],
    editions,
    services: testingScope(),
    labels: { columns, places, statuses },
    file: scopeFile,
    feeds: catalogueFiles,
  };
}

export const meta = () => pageMeta(pages.testingScope);

const { heading } = pages.testingScope;

const countMessage = (shown: number, all: number) =>
  shown ? `${shown} of ${all} tests match` : "No test matches; try fewer letters or a standard";

export default function TestingScopePage({ loaderData }: Route.ComponentProps) {
  const { lead, notes, editions, services, labels, file, feeds } = loaderData;
  const tables = useRef<HTMLDivElement>(null);
  return (
    <Article heading={heading} lead={lead}>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <PdfViewer label="Testing scope document" file={file.path} name={file.name} />
      <section id="list" className={styles.list}>
        <h2>The same list on this page</h2>
        <p className={styles.note}>{editions}</p>
        <RowFilter label="Find a test or a standard" tables={tables} say={countMessage} />
        <ScopeTables services={services} labels={labels} ref={tables} />
        <p className={styles.feeds}>
          For programs: <a href={feeds.csv}>the catalogue as CSV</a>,{" "}
          <a href={feeds.json}>the catalogue as JSON</a>.
        </p>
      </section>
      <CallToContact />
    </Article>
  );
}
