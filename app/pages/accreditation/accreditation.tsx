import { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import { carouselMs, certificates, certifications } from "#content/accreditation.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { pages } from "#content/copy/pages.ts";
import { verifyReport, verifyReportId } from "#content/verify-report.ts";
import { askPath, certificateQuestion } from "#derive/pages/ask-about.ts";
import { Block } from "#app/blocks/block.tsx";
import { Capabilities } from "#app/blocks/capabilities.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { certificateImage } from "#app/pictures.ts";
import { Article } from "#app/shell/article.tsx";
import { Strip } from "#app/ui/carousel/strip.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/accreditation";
import { CertificateTable } from "./certificate-table.tsx";
import styles from "./accreditation.module.css";

export const loader = () => ({
  copy: accreditationCopy,
  carouselMs,
  certifications,
  verifyReport: { id: verifyReportId, ...verifyReport },
  howWeWork: howWeWork.link,
  certificates: certificates.map((certificate) => ({
    ...certificate,
    image: certificateImage(certificate.id),
    ask: askPath(certificateQuestion, certificate.title),
  })),
});

export const meta = () => pageMeta(pages.accreditation);

export default function AccreditationPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  return (
    <Article heading={pages.accreditation.heading} lead={pages.accreditation.description}>
      <Block heading={copy.certificates}>
        <p>{copy.note}</p>
        <CertificateTable certificates={loaderData.certificates} copy={copy} />
      </Block>
      <Block heading={copy.certifications}>
        <div className={styles.certifications}>
          <Strip
            labels={copy.carousel}
            intervalMs={loaderData.carouselMs}
            visible="two-or-one"
            cards={loaderData.certifications.map(({ title, covers }) => ({
              id: title,
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
          <PageLink to={pages.testingScope.path}>{copy.scope}</PageLink>
          <a href={copy.directory.url} rel="external noopener">
            {copy.directory.label}
          </a>
        </p>
      </Block>
      <Capabilities {...loaderData.verifyReport} />
      <p className={styles.links}>
        <PageLink to={pages.howWeWork.path}>{loaderData.howWeWork}</PageLink>
      </p>
    </Article>
  );
}
