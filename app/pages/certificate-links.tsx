import type { CertificateImage } from "#app/pictures.ts";
import styles from "./certificate-links.module.css";

interface CertificateLinksProps {
  certificates: readonly { id: string; title: string; image: CertificateImage }[];
}

// Two in a row on a phone, whose three pixels to one would ask for files nobody can read the gain of.
const sizes = "(max-width: 560px) 35vw, (max-width: 768px) calc(50vw - 2rem), 210px";

/** The certificates as they look; each opens whole in a tab of its own. */
export function CertificateLinks({ certificates }: CertificateLinksProps) {
  return (
    <ul className={styles.certificates}>
      {certificates.map(({ id, title, image }) => (
        <li key={id}>
          <a href={image.whole} target="_blank" rel="noopener">
            <picture>
              <source type="image/avif" srcSet={image.avif} sizes={sizes} />
              <img
                src={image.one}
                srcSet={image.webp}
                sizes={sizes}
                width="420"
                height="594"
                alt={title}
                decoding="async"
              />
            </picture>
            <span aria-hidden="true">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
