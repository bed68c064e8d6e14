import { pages } from "#content/pages.ts";
import {
  catalogueFiles,
  issuedDocument,
  scopeFile,
  testingScopeWords,
} from "#content/testing-scope.ts";
import { verifyReport } from "#content/verify-report.ts";
import { scopeNotice } from "#derive/scope-notice.ts";
import { scopeColumns, sharedStatus, statusSentence, testingScope } from "#derive/testing-scope.ts";
import { CallToContact } from "#app/blocks/call-to-contact.tsx";
import { Capabilities } from "#app/blocks/capabilities.tsx";
import { ScopeTables } from "#app/blocks/scope-tables.tsx";
import { FinderField } from "#app/finder/finder-field.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { PdfViewer } from "#app/ui/pdf-viewer/pdf-viewer.tsx";
import { scopePages } from "./scope-pages.ts";
import type { Route } from "./+types/testing-scope";
import styles from "./testing-scope.module.css";

export function loader() {
  const { lead, leftOut, ask, listHeading, editions, places, statuses } = testingScopeWords;
  const services = testingScope();
  const shared = sharedStatus(services);
  return {
    lead,
    leftOut,
    status: statusSentence(shared),
    ask,
    editions,
    notice: scopeNotice(issuedDocument),
    listHeading,
    services,
    labels: { columns: scopeColumns(shared), places, statuses: shared ? undefined : statuses },
    file: scopeFile,
    pages: scopePages,
    feeds: catalogueFiles,
    verifyReport,
  };
}

export const meta = () => pageMeta(pages.testingScope);

const { heading } = pages.testingScope;

export default function TestingScopePage({ loaderData }: Route.ComponentProps) {
  const { lead, leftOut, status, ask, editions, notice, listHeading } = loaderData;
  const { services, labels, file, feeds } = loaderData;
  return (
    <Article heading={heading} lead={lead}>
      <p className={styles.notice}>{notice}</p>
      <p className={styles.note}>{leftOut}</p>
      <FinderField />
      <PdfViewer
        label="Testing scope document"
        file={file.path}
        name={file.name}
        pages={loaderData.pages}
      />
      <Capabilities id="verify-a-report" {...loaderData.verifyReport} />
      <section id="list" className={styles.list}>
        <h2>{listHeading}</h2>
        <p className={styles.note}>
          {status} <PageLink to={pages.contact.path}>{ask}</PageLink>
        </p>
        <p className={styles.note}>{editions}</p>
        <ScopeTables services={services} labels={labels} />
        <p className={styles.feeds}>
          Open data: <a href={feeds.csv}>the catalogue as CSV</a>,{" "}
          <a href={feeds.json}>the catalogue as JSON</a>.
        </p>
      </section>
      <CallToContact />
    </Article>
  );
}
