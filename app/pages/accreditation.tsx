import { carouselMs, certificates, certifications } from "#content/accreditation.ts";
import { pages } from "#content/pages.ts";
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
  certificates: certificates.map(({ id, title }) => ({ id, title, image: certificateImage(id) })),
});

export const meta = () => pageMeta(pages.accreditation);

export default function AccreditationPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={pages.accreditation.heading} lead={pages.accreditation.description}>
      <section className={styles.certificates}>
        <h2>Certificates</h2>
        <p>Each opens whole in a new tab.</p>
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
    </Article>
  );
}
