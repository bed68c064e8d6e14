import type { ReactNode } from "react";
import styles from "./request-form.module.css";

interface BlanksProps {
  heading?: string;
  labels: readonly string[];
  /** What is known already, by label. */
  known?: Readonly<Record<string, string | false | undefined>>;
  boxes?: boolean;
  wide?: boolean;
}

/** Labels above lines to write on. */
export const Blanks = ({ heading, labels, known = {}, boxes, wide }: BlanksProps) => (
  <section>
    {heading && <h2>{heading}</h2>}
    <dl className={`grid ${styles.blanks}`} data-boxes={boxes} data-wide={wide}>
      {labels.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{known[label]}</dd>
        </div>
      ))}
    </dl>
  </section>
);

interface FormTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  className?: string | undefined;
  /** Rows that are filled in by hand, after the others. */
  blankRows?: number;
}

/** A table; a cell without text is filled in by hand. */
export const FormTable = ({
  label,
  columns,
  rows,
  className = "",
  blankRows = 0,
}: FormTableProps) => (
  <table className={`${styles.table} ${className}`} aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[...rows, ...Array.from({ length: blankRows }, () => [])].map((row, at) => (
        <tr key={at}>
          {columns.map((column, index) => (
            <td key={column}>{row[index]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
