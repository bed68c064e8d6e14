import type { ReactNode } from "react";
import styles from "./row-groups.module.css";

interface RowGroup {
  /** Links lead to it; <open-target> opens the group that has what a link names. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** What is in it, while it is closed. */
  readonly preview?: string;
  readonly rows: ReactNode;
}

/** Closed groups of rows. */
export const RowGroups = ({ groups }: { groups: readonly RowGroup[] }) => (
  <div className={`ruled ${styles.groups}`}>
    {groups.map(({ id, name, count, preview, rows }) => (
      <details key={id}>
        <summary>
          <h3>{name}</h3>
          <small>{count}</small>
          {preview && <p data-print="hidden">{preview}</p>}
        </summary>
        <div id={id}>{rows}</div>
      </details>
    ))}
  </div>
);
