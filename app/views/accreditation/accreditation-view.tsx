import { accreditationCopy as copy } from "#content/copy/pages/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import type { AccreditationPage } from "#derive/pages/accreditation-page.ts";
import { Block } from "#app/blocks/block.tsx";
import { Capabilities } from "#app/blocks/capabilities.tsx";
import { Article } from "#app/shell/article.tsx";
import { Strip } from "#app/ui/carousel/strip.tsx";
import { CertificateTable } from "./certificate-table.tsx";
import styles from "./accreditation.module.css";

export function AccreditationView({ page }: { page: AccreditationPage }) {
  return (
    <Article heading={pages.accreditation.heading} lead={pages.accreditation.description}>
      <Block heading={copy.certificates}>
        <p>{copy.note}</p>
        <CertificateTable certificates={page.certificates} />
      </Block>
      <Block heading={copy.certifications}>
        <div className={styles.certifications}>
          <Strip
            labels={copy.carousel}
            intervalMs={page.certifications.intervalMs}
            visible="two-or-one"
            cards={page.certifications.all.map(({ title, covers }) => ({
              name: title,
              card: (
                <>
                  <strong>{title}</strong>
                  <p>{covers}</p>
                </>
              ),
            }))}
          />
        </div>
        <p className={styles.links}>
          <a href={pages.testingScope.path}>{copy.scope}</a>
          <a href={copy.directory.url} rel="external noopener">
            {copy.directory.label}
          </a>
        </p>
      </Block>
      <Capabilities {...page.verifyReport} />
      <p className={styles.links}>
        <a href={pages.howWeWork.path}>{page.howWeWork}</a>
      </p>
    </Article>
  );
}
