import {
  accreditationWords,
  carouselMs,
  certificates,
  certifications,
} from "#content/accreditation.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { pages } from "#content/pages.ts";
import { verifyReport, verifyReportId } from "#content/verify-report.ts";
import { Capabilities } from "#app/blocks/capabilities.tsx";
import { pageMeta } from "#app/meta.ts";
import { certificateImage } from "#app/pictures.ts";
import { Article } from "#app/ui/article/article.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/accreditation";
import { CertificateLinks } from "./certificate-links.tsx";
import { CertificationStrip } from "./certification-strip.tsx";
import styles from "./accreditation.module.css";

export const loader = () => ({
  words: accreditationWords,
  carouselMs,
  certifications,
  verifyReport: { id: verifyReportId, ...verifyReport },
  howWeWork: howWeWork.link,
  certificates: certificates.map((certificate) => ({
    ...certificate,
    image: certificateImage(certificate.id),
  })),
});

export const meta = () => pageMeta(pages.accreditation);

export default function AccreditationPage({ loaderData }: Route.ComponentProps) {
  const { words, certifications: list } = loaderData;
  return (
    <Article heading={pages.accreditation.heading} lead={pages.accreditation.description}>
      <section className={styles.section}>
        <h2>{words.certificates}</h2>
        <p className={styles.note}>{words.note}</p>
        <CertificateLinks certificates={loaderData.certificates} words={words} />
      </section>
      <section className={styles.section}>
        <h2>{words.certifications}</h2>
        <CertificationStrip intervalMs={loaderData.carouselMs} certifications={list} />
      </section>
      <section className={styles.section}>
        <h2>{words.details}</h2>
        <dl className={styles.list}>
          {list.map(({ title, covers, validity }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{covers}</dd>
              <dd className={styles.validity}>{validity}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{words.successorOfIaf}</p>
        <p className={styles.links}>
          <PageLink to={pages.testingScope.path}>{words.scope}</PageLink>
          <a href={words.directory.url} rel="external noopener">
            {words.directory.label}
          </a>
        </p>
      </section>
      <Capabilities {...loaderData.verifyReport} />
      <p className={styles.links}>
        <PageLink to={pages.howWeWork.path}>{loaderData.howWeWork}</PageLink>
      </p>
    </Article>
  );
}
