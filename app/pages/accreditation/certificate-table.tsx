import type { CertificateImage } from "#app/pictures.ts";
import { Cell, DataTable, Row } from "#app/blocks/data-table.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import type { Certificate } from "#content/accreditation.ts";
import styles from "./accreditation.module.css";

interface CertificateTableProps {
  certificates: readonly (Certificate & { image: CertificateImage; ask: string })[];
  copy: Pick<typeof accreditationCopy, "certificates" | "columns" | "record" | "onTheCopy" | "ask">;
}

/** One row for each; the small image and the name are the link to the whole sheet, in a new tab. */
export function CertificateTable({ certificates, copy }: CertificateTableProps) {
  const [, standardHead, numberHead, copyHead] = copy.columns;
  return (
    <DataTable
      heads={copy.columns}
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
            <Cell head={standardHead} className={styles.code}>
              {standard}
            </Cell>
            <Cell head={numberHead} className={number && styles.code}>
              {number ?? copy.onTheCopy}
            </Cell>
            <Cell head={copyHead}>
              <PageLink to={one.ask} aria-label={`${copy.ask}: ${title}`}>
                {copy.ask}
              </PageLink>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
}
