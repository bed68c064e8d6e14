import { accreditationCopy as copy } from "#content/copy/pages/accreditation.ts";
import type { AccreditationPage } from "#derive/pages/accreditation-page.ts";
import { Cell, DataTable, Row } from "#app/blocks/table/data-table.tsx";
import chip from "#app/ui/chip.module.css";
import styles from "./accreditation.module.css";

/** One row for each; the small image and the name are the link to the whole sheet, in a new tab. */
export function CertificateTable({ certificates }: Pick<AccreditationPage, "certificates">) {
  const [name, standardHead, numberHead, copyHead] = copy.columns;
  const untilHead = certificates.some(({ validUntil }) => validUntil) && copy.validUntil;
  return (
    <DataTable
      heads={[name, standardHead, numberHead, untilHead, copyHead].filter((head) => head !== false)}
      label={copy.certificates}
      phone="stacked"
      className={styles.certificates}
    >
      <tbody>
        {certificates.map(({ id, title, covers, text, standard, number, placeholder, ...one }) => (
          <Row
            key={id}
            name={
              <>
                <a href={one.image.full} target="_blank" rel="noopener">
                  <img
                    src={one.image.small}
                    width="56"
                    height="79"
                    alt={placeholder ? `${title}: ${copy.record}` : title}
                    decoding="async"
                  />{" "}
                  {covers}
                </a>
                <small>{text}</small>
              </>
            }
          >
            <Cell head={standardHead}>
              <span className={chip.chip}>{standard}</span>
            </Cell>
            <Cell head={numberHead}>
              {number ? <span className="label">{number}</span> : copy.onTheCopy}
            </Cell>
            {untilHead && <Cell head={untilHead}>{one.validUntil ?? copy.onTheCopy}</Cell>}
            <Cell head={copyHead}>
              <a href={one.ask} className="target" aria-label={`${copy.ask}: ${title}`}>
                {copy.ask}
              </a>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
}
