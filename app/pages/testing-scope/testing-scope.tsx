import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { testingCertificate } from "#content/claims.ts";
import { pages } from "#content/copy/pages.ts";
import { scopeFile } from "#content/copy/files.ts";
import { issuedDocument } from "#content/testing-scope.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { verifyReportId } from "#content/verify-report.ts";
import { testPath } from "#derive/catalogue/paths.ts";
import { testCount, scopeNotice } from "#derive/catalogue/testing-scope.ts";
import { scopeQuestion, askPath } from "#derive/pages/ask-about.ts";
import { CallToAction } from "#app/blocks/call-to-action.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { PdfViewer, type PageImage } from "./pdf-viewer.tsx";
import type { Route } from "./+types/testing-scope";
import styles from "./testing-scope.module.css";

export function loader() {
  return {
    copy: { ...testingScopeCopy, lead: testingScopeCopy.lead(testCount()) },
    notice: scopeNotice(issuedDocument),
    directory: testingCertificate.directory,
    askPath: askPath(scopeQuestion),
    verifyPath: `${pages.accreditation.path}#${verifyReportId}`,
    file: scopeFile,
    pages: scopePages,
  };
}

export const meta = () => pageMeta(pages.testingScope);

const { heading } = pages.testingScope;

/** Addresses of rows that the page once had lead to the rows of the service pages. */
function useRowAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const row = decodeURIComponent(hash.slice(1));
    if (row.includes("/")) void navigate(testPath(row), { replace: true });
  }, [hash, navigate]);
}

export default function TestingScopePage({ loaderData }: Route.ComponentProps) {
  const { copy, notice, directory, file } = loaderData;
  useRowAddress();
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
        <PageLink to={pages.tests.path}>{copy.list}</PageLink>
        <PageLink to={loaderData.verifyPath}>{copy.verify}</PageLink>
      </p>
      <PdfViewer file={file.path} name={file.name} pages={loaderData.pages} />
      <p className={styles.note}>
        {copy.leftOut} {copy.editions}
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
