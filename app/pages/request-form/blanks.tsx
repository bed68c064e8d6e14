import type { requestFormCopy } from "#content/copy/request-form.ts";
import { empty } from "./form-tables.tsx";
import styles from "./request-form.module.css";

interface BlanksProps {
  heading?: string;
  labels: readonly string[];
}

/** Labels above lines to write on. */
export const Blanks = ({ heading, labels }: BlanksProps) => (
  <section>
    {heading && <h2>{heading}</h2>}
    <dl className={styles.blanks}>
      {labels.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd />
        </div>
      ))}
    </dl>
  </section>
);

export const PassOrFail = ({ copy }: { copy: typeof requestFormCopy }) => (
  <section>
    <h2>{copy.rule}</h2>
    <ul className={styles.boxes}>
      {copy.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </section>
);

export const HandOver = ({ copy }: { copy: typeof requestFormCopy }) => (
  <section>
    <h2>{copy.handOver}</h2>
    <table className={`${styles.table} ${styles.handOver}`} aria-label={copy.handOver}>
      <thead>
        <tr>
          {copy.handOverColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copy.handOverRows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {copy.handOverColumns.slice(1).map((column) => (
              <td key={column}>{empty}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
