import type { CertificateImage } from "#app/pictures.ts";
import { sizesOrLess } from "#app/ui/picture/picture.tsx";
import type { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import type { Certificate } from "#content/accreditation.ts";
import styles from "./certificate-links.module.css";

interface CertificateLinksProps {
  certificates: readonly (Certificate & { image: CertificateImage })[];
  copy: Pick<typeof accreditationCopy, "record" | "caption">;
}

/** On dense phone displays less than the whole width looks just as sharp. */
const sizes = sizesOrLess(
  "(max-width: 560px) and (min-resolution: 2.5dppx) 34vw, (max-width: 768px) calc(50vw - 2rem), 210px",
);

/** The image is the link to the whole sheet, in a new tab. */
export function CertificateLinks({ certificates, copy }: CertificateLinksProps) {
  return (
    <ul className={styles.certificates}>
      {certificates.map(({ id, title, covers, placeholder, image }) => (
        <li key={id}>
          <a href={image.full} target="_blank" rel="noopener">
            <picture>
              <source type="image/avif" srcSet={image.avif} sizes={sizes} />
              <img
                src={image.fallback}
                srcSet={image.webp}
                sizes={sizes}
                width="420"
                height="594"
                alt={placeholder ? `${title}: ${copy.record}` : title}
                decoding="async"
              />
            </picture>
            <span aria-hidden="true">
              {placeholder ? copy.caption.record : copy.caption.certificate} {covers}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
