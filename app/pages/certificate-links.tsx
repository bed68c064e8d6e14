import type { CertificateImage } from "#app/pictures.ts";
import styles from "./certificate-links.module.css";

interface CertificateLinksProps {
  certificates: readonly { id: string; title: string; image: CertificateImage }[];
}

/** The certificates as they look; each opens whole in a tab of its own. */
export function CertificateLinks({ certificates }: CertificateLinksProps) {
  return (
    <ul className={styles.certificates}>
      {certificates.map(({ id, title, image }) => (
        <li key={id}>
          <a href={image.whole} target="_blank" rel="noopener">
            <img
              src={image.sizes.at(-1)!.address}
              srcSet={image.sizes.map(({ address, width }) => `${address} ${width}w`).join(", ")}
              sizes="(max-width: 768px) calc(50vw - 2rem), 210px"
              width="420"
              height="594"
              alt={title}
              decoding="async"
            />
            <span aria-hidden="true">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
