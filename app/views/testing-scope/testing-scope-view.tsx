import { pages } from "#content/copy/pages.ts";
import { testingScopeCopy as copy } from "#content/copy/pages/testing-scope.ts";
import type { TestingScopePage } from "#derive/pages/testing-scope-page.ts";
import { CallToAction } from "#app/blocks/call-to-action/call-to-action.tsx";
import { Article } from "#app/shell/article/article.tsx";
import { siteOrigin } from "#app/browser/build-values.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { PdfViewer, scopePages } from "./pdf-viewer/pdf-viewer.tsx";

export const TestingScopeView = ({ page }: { page: TestingScopePage }) => (
  <Article heading={pages.testingScope.heading} lead={page.lead}>
    <p className="measure">
      {page.notice}{" "}
      <a href={page.directory.url} rel="external noopener">
        {page.directory.label}
      </a>
    </p>
    <p className="row" data-print="hidden">
      <ButtonLink to={page.askPath}>{copy.ask}</ButtonLink>
      <a href={pages.tests.path}>{copy.list}</a>
      <a href={page.verifyPath}>{copy.verify}</a>
    </p>
    <p data-print="only">{`${page.document} ${siteOrigin}${page.file.path}`}</p>
    <PdfViewer file={page.file.path} name={page.file.name} pages={scopePages} />
    <p className="measure">{copy.leftOut}</p>
    <CallToAction />
  </Article>
);
