import type { ReactNode } from "react";
import { ListButton } from "#app/request/list-button.tsx";
import styles from "./table.module.css";

interface DataTableProps {
  /** The column headings. */
  heads: readonly string[];
  /** The accessible name: the id of a heading, or a text. */
  labelledBy?: string;
  label?: string;
  /** On phones each row is a card, or all columns are fitted to the width. */
  phone: "cards" | "fitted";
  className?: string | undefined;
  /** The heading of the column of buttons, which is shown with scripts only. */
  addHead?: string | undefined;
  /** The groups of rows. */
  children: ReactNode;
}

/** A table. Its roles are explicit, because browsers drop those of rows and cells that are not laid out as a table. */
export function DataTable({
  heads,
  labelledBy,
  label,
  phone,
  className = "",
  addHead,
  children,
}: DataTableProps) {
  return (
    <div className={styles.frame}>
      <table
        role="table"
        className={`${styles.table} ${styles[phone]} ${className}`}
        aria-labelledby={labelledBy}
        aria-label={label}
      >
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
            {addHead && (
              <th role="columnheader" scope="col" className={styles.add}>
                {addHead}
              </th>
            )}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

/** Rows that belong together. */
export function RowGroup({ children }: { children: ReactNode }) {
  return <tbody role="rowgroup">{children}</tbody>;
}

interface RowProps {
  /** Links lead to it. */
  id?: string | undefined;
  name: ReactNode;
  children: ReactNode;
}

/** A row: its name, and the cells after it. */
export function Row({ id, name, children }: RowProps) {
  return (
    <tr role="row" id={id}>
      <th role="rowheader" scope="row">
        {name}
      </th>
      {children}
    </tr>
  );
}

/** The heading of a group of rows. */
export function GroupRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr role="row" className={styles.group}>
      <th role="rowheader" colSpan={width} scope="rowgroup">
        {children}
      </th>
    </tr>
  );
}

interface CellProps {
  /** The column's heading, which a card repeats before the content. */
  head?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The button that puts what a row names on the list. */
export function AddCell({ id, name }: { id: string; name: string }) {
  return (
    <Cell className={styles.add}>
      <ListButton id={id} name={name} />
    </Cell>
  );
}

export function Cell({ head, className, children }: CellProps) {
  return (
    <td role="cell" data-head={head} className={className}>
      {children}
    </td>
  );
}
