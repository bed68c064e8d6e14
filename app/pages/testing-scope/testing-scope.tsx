import { renderToStaticMarkup } from "react-dom/server";
import { testingCertificate } from "#content/claims.ts";
import { filterCopy } from "#content/copy/tables/tables.ts";
import { pages } from "#content/copy/pages.ts";
import { catalogueFiles, scopeFile } from "#content/copy/files.ts";
import { issuedDocument } from "#content/testing-scope.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { verifyReportId } from "#content/verify-report.ts";
import { testCount, scopeNotice } from "#derive/catalogue/testing-scope.ts";
import { accreditedPath, scopeQuestion, askPath } from "#derive/pages/ask-about.ts";
import { CallToAction } from "#app/blocks/call-to-action.tsx";
import { FilteredRows } from "#app/static/filtered-rows.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { PdfViewer, type PageImage } from "./pdf-viewer.tsx";
import { ScopeList } from "./scope-list.tsx";
import type { Route } from "./+types/testing-scope";
import styles from "./testing-scope.module.css";

// The sheets of what the loader renders.
import "#app/blocks/blocks.module.css";
import "#app/blocks/add-cell.module.css";
import "#app/blocks/group-row.module.css";
import "#app/blocks/table.module.css";

export function loader() {
  return {
    copy: { ...testingScopeCopy, lead: testingScopeCopy.lead(testCount()) },
    notice: scopeNotice(issuedDocument),
    directory: testingCertificate.directory,
    askPath: askPath(scopeQuestion),
    verifyPath: `${pages.accreditation.path}#${verifyReportId}`,
    list: renderToStaticMarkup(<ScopeList />),
    file: scopeFile,
    pages: scopePages,
    feeds: catalogueFiles,
  };
}

export const meta = () => pageMeta(pages.testingScope);

const { heading } = pages.testingScope;

export default function TestingScopePage({ loaderData }: Route.ComponentProps) {
  const { copy, notice, directory, file, feeds } = loaderData;
  return (
    <Article heading={heading} lead={copy.lead}>
      <p className={styles.note}>
        {notice}{" "}
        <a href={directory.url} rel="external noopener">
          {directory.label}
        </a>
      </p>
      <p className={styles.actions}>
        <ButtonLink to={loaderData.askPath}>{copy.ask}</ButtonLink>
        <PageLink to={loaderData.verifyPath}>{copy.verify}</PageLink>
      </p>
      <FilteredRows
        label={copy.filter}
        html={loaderData.list}
        renderAsk={(words) => (
          <PageLink to={accreditedPath({ name: words })}>{filterCopy.isAccredited(words)}</PageLink>
        )}
      />
      <p className={styles.note}>{copy.leftOut}</p>
      <PdfViewer file={file.path} name={file.name} pages={loaderData.pages} />
      <p className={styles.note}>
        {copy.openData} <a href={feeds.csv}>{copy.csv}</a>, <a href={feeds.json}>{copy.json}</a>.
      </p>
      <CallToAction />
    </Article>
  );
}

// This module is for the loader, which keeps the list out of the browser's scripts.

/** Made by publish/scope-pages.ts, with the size of each in its name. */
const files = import.meta.glob<string>("./generated/page-*.webp", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

const scopePages: PageImage[] = Object.entries(files).map(([name, src]) => {
  const [, width, height] = /(\d+)x(\d+)\.webp$/.exec(name)!;
  return { src, width: Number(width), height: Number(height) };
});
