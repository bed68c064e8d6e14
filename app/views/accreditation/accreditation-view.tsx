import { accreditationCopy as copy } from "#content/copy/pages/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import type { AccreditationPage } from "#derive/pages/accreditation-page.ts";
import { Block } from "#app/blocks/block.tsx";
import { Capabilities } from "#app/blocks/capabilities/capabilities.tsx";
import { Article } from "#app/shell/article/article.tsx";
import { Strip } from "#app/ui/carousel/strip.tsx";
import chip from "#app/ui/chip.module.css";
import styles from "./accreditation.module.css";

export function AccreditationView({ page }: { page: AccreditationPage }) {
  return (
    <Article heading={pages.accreditation.heading} lead={pages.accreditation.description}>
      <Block heading={copy.certificates}>
        <p>{copy.note}</p>
        <CertificateSheets certificates={page.certificates} />
        <p className="row">
          <a href={pages.testingScope.path} className="target">
            {copy.scope}
          </a>
          <a href={copy.directory.url} rel="external noopener" className="target">
            {copy.directory.label}
          </a>
        </p>
      </Block>
      <Block heading={copy.certifications}>
        <Strip
          labels={copy.carousel}
          intervalMs={page.certifications.intervalMs}
          visible="two-or-one"
          cards={page.certifications.all.map(({ title, covers }) => ({
            name: title,
            card: (
              <div className="card">
                <strong>{title}</strong>
                <p className="note">{covers}</p>
              </div>
            ),
          }))}
        />
      </Block>
      <Capabilities {...page.verifyReport} />
      <p>
        <a href={pages.howWeWork.path} className="target">
          {page.howWeWork}
        </a>
      </p>
    </Article>
  );
}

/** Two beside each other; the sheet, with its state in words, and its name are the link to the whole of it, in a new tab. */
const CertificateSheets = ({ certificates }: Pick<AccreditationPage, "certificates">) => (
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
