import { accreditationCopy as copy } from "#content/copy/pages/accreditation.ts";
import type { AccreditationPage } from "#derive/pages/accreditation-page.ts";
import chip from "#app/ui/chip.module.css";
import styles from "./accreditation.module.css";

/** Two beside each other; the sheet, with its state in words, and its name are the link to the whole of it, in a new tab. */
export const CertificateSheets = ({ certificates }: Pick<AccreditationPage, "certificates">) => (
  <ul className={styles.certificates} aria-label={copy.certificates}>
    {certificates.map(({ id, title, covers, text, standard, number, placeholder, ...one }) => (
      <li key={id}>
        <a href={one.image.full} target="_blank" rel="noopener">
          <img src={one.image.small} width="420" height="594" alt={title} decoding="async" />{" "}
          {placeholder && <small>{copy.record} </small>}
          {covers}
        </a>
        {/* In one paragraph: a number is never read without what it covers. */}
        <p className="note">
          {text}
          <br />
          {copy.standard} <span className={chip.chip}>{standard}</span>
          <br />
          {`${copy.number} ${number ?? copy.onTheCopy}`}
          <br />
          {one.validUntil && `${copy.validUntil} ${one.validUntil}`}
        </p>
        <a href={one.ask} className="target" aria-label={`${copy.ask}: ${title}`}>
          {copy.ask}
        </a>
      </li>
    ))}
  </ul>
);
