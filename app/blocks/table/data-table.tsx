import type { ReactNode } from "react";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import styles from "./table.module.css";
import fitted from "./fitted.module.css";

interface DataTableProps {
  heads: readonly string[];
  /** The accessible name: the id of a heading, or a text. */
  labelledBy?: string;
  label?: string;
  /** On phones each row is stacked, or all columns are fitted to the width. */
  phone: "stacked" | "fitted";
  className?: string | undefined;
  /** Whether rows end with a button that adds them to the request. */
  canAdd?: boolean | undefined;
  children: ReactNode;
}

export function DataTable(props: DataTableProps) {
  const { heads, phone, className = "", canAdd, children } = props;
  const layout = phone === "fitted" ? fitted.fitted : styles.stacked;
  return (
    <table
      className={`${styles.table} ${layout} ${className}`.trim()}
      aria-labelledby={props.labelledBy}
      aria-label={props.label}
    >
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {canAdd && (
            <th scope="col" className={styles.add} data-scripts-only="">
              {yourRequestCopy.column}
            </th>
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface RowProps {
  /** Links lead to it. */
  id?: string | undefined;
  name: ReactNode;
  children: ReactNode;
}

/** A stacked row repeats the column's heading before a cell with `data-head`. */
export function Row({ id, name, children }: RowProps) {
  return (
    <tr id={id}>
      <th scope="row">{name}</th>
      {children}
    </tr>
  );
}

/** The last cell of a row that can be added to the request: add-test.element.ts names the button after the row, whose id is the test's unless one is given. */
export const AddCell = ({ id }: { id?: string }) => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The button is in an element.
  <td className={styles.add} data-scripts-only="">
    <add-test data-id={id}>
      <button type="button" className="box" data-needs-scripts="">
        {yourRequestCopy.toAdd}
      </button>
    </add-test>
  </td>
);
