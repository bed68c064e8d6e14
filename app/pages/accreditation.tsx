import {
  carouselMs,
  certificates,
  certificatesNote,
  certifications,
} from "#content/accreditation.ts";
import { pages } from "#content/pages.ts";
import { verifyReport } from "#content/verify-report.ts";
import { Capabilities } from "#app/blocks/capabilities.tsx";
import { pageMeta } from "#app/meta.ts";
import { certificateImage } from "#app/pictures.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/accreditation";
import { CertificateLinks } from "./certificate-links.tsx";
import { CertificationStrip } from "./certification-strip.tsx";
import styles from "./accreditation.module.css";

export const loader = () => ({
  carouselMs,
  certifications,
  note: certificatesNote,
  verifyReport,
  certificates: certificates.map(({ id, title }) => ({ id, title, image: certificateImage(id) })),
});

export const meta = () => pageMeta(pages.accreditation);

export default function AccreditationPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={pages.accreditation.heading} lead={pages.accreditation.description}>
      <section className={styles.certificates}>
        <h2>Certificates</h2>
        <p className={styles.note}>{loaderData.note}</p>
        <CertificateLinks certificates={loaderData.certificates} />
      </section>
      <section className={styles.certificates}>
        <h2>Certifications</h2>
        <CertificationStrip
          intervalMs={loaderData.carouselMs}
          certifications={loaderData.certifications}
        />
      </section>
      <dl className={styles.list}>
        {loaderData.certifications.map(({ title, statement }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{statement}</dd>
          </div>
        ))}
      </dl>
      <Capabilities id="verify-a-report" {...loaderData.verifyReport} />
    </Article>
  );
}
