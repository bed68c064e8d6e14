import { testingCertificate } from "#content/claims.ts";
import { pages } from "#content/pages.ts";
import {
  catalogueFiles,
  issuedDocument,
  scopeFile,
  testingScopeWords,
} from "#content/testing-scope.ts";
import { verifyReportId } from "#content/verify-report.ts";
import { askPath, scopeQuestion } from "#derive/pages/ask-about.ts";
import { scopeNotice } from "#derive/pages/scope-notice.ts";
import { testingScope } from "#derive/catalogue/testing-scope.ts";
import { CallToContact } from "#app/blocks/call-to-contact.tsx";
import { ScopeTables } from "#app/blocks/scope-tables.tsx";
import { FinderField } from "#app/finder/finder-field.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { PdfViewer } from "#app/ui/pdf-viewer/pdf-viewer.tsx";
import { scopePages } from "./scope-pages.ts";
import type { Route } from "./+types/testing-scope";
import styles from "./testing-scope.module.css";

export function loader() {
  return {
    words: testingScopeWords,
    notice: scopeNotice(issuedDocument),
    directory: testingCertificate.directory,
    askPath: askPath(scopeQuestion),
    verifyPath: `${pages.accreditation.path}#${verifyReportId}`,
    services: testingScope(),
    file: scopeFile,
    pages: scopePages,
    feeds: catalogueFiles,
  };
}

export const meta = () => pageMeta(pages.testingScope);

const { heading } = pages.testingScope;

export default function TestingScopePage({ loaderData }: Route.ComponentProps) {
  const { words, notice, directory, services, file, feeds } = loaderData;
  return (
    <Article heading={heading} lead={words.lead}>
      <p className={styles.note}>
        {notice}{" "}
        <a href={directory.url} rel="external noopener">
          {directory.label}
        </a>
      </p>
      <p className={styles.note}>{words.leftOut}</p>
      <p className={styles.actions}>
        <ButtonLink to={loaderData.askPath}>{words.ask}</ButtonLink>
        <PageLink to={loaderData.verifyPath}>{words.verify}</PageLink>
      </p>
      <FinderField />
      <PdfViewer
        label="Testing scope document"
        file={file.path}
        name={file.name}
        pages={loaderData.pages}
      />
      <section id="list" className={styles.list}>
        <h2>{words.listHeading}</h2>
        <p className={styles.note}>{words.editions}</p>
        <ScopeTables services={services} labels={words} />
        <p className={styles.feeds}>
          Open data: <a href={feeds.csv}>the catalogue as CSV</a>,{" "}
          <a href={feeds.json}>the catalogue as JSON</a>.
        </p>
      </section>
      <CallToContact />
    </Article>
  );
}
