import { accreditationCopy as copy } from "#content/copy/pages/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import type { AccreditationPage } from "#derive/pages/accreditation-page.ts";
import { Block } from "#app/blocks/block.tsx";
import { Capabilities } from "#app/blocks/capabilities/capabilities.tsx";
import { Article } from "#app/shell/article/article.tsx";
import { Strip } from "#app/ui/carousel/strip.tsx";
import { CertificateSheets } from "./certificate-sheets.tsx";

export function AccreditationView({ page }: { page: AccreditationPage }) {
  return (
    <Article heading={pages.accreditation.heading} lead={pages.accreditation.description}>
      <Block heading={copy.certificates}>
        <p>{copy.note}</p>
        <CertificateSheets certificates={page.certificates} />
        <p className="row">
          <a href={pages.testingScope.path} className="target">
            {copy.scope}
          </a>
          <a href={copy.directory.url} rel="external noopener" className="target">
            {copy.directory.label}
          </a>
        </p>
      </Block>
      <Block heading={copy.certifications}>
        <Strip
          labels={copy.carousel}
          intervalMs={page.certifications.intervalMs}
          visible="two-or-one"
          cards={page.certifications.all.map(({ title, covers }) => ({
            name: title,
            card: (
              <div className="card">
                <strong>{title}</strong>
                <p className="note">{covers}</p>
              </div>
            ),
          }))}
        />
      </Block>
      <Capabilities {...page.verifyReport} />
      <p>
        <a href={pages.howWeWork.path} className="target">
          {page.howWeWork}
        </a>
      </p>
    </Article>
  );
}
