import type { CertificateImage } from "#app/pictures.ts";
import styles from "./certificate-links.module.css";

interface CertificateLinksProps {
  certificates: readonly { id: string; title: string; image: CertificateImage }[];
}

// Phones show two in a row; their dense displays look sharp with a smaller file.
const sizes = "(max-width: 560px) 35vw, (max-width: 768px) calc(50vw - 2rem), 210px";

/** Thumbnails of the certificates, each a link to the full image in a new tab. */
export function CertificateLinks({ certificates }: CertificateLinksProps) {
  return (
    <ul className={styles.certificates}>
      {certificates.map(({ id, title, image }) => (
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
