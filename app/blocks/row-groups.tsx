import type { ReactNode } from "react";
import styles from "./row-groups.module.css";

interface RowGroup {
  /** Links lead to it; <open-target> opens the group that has what a link names. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly rows: ReactNode;
}

/** Closed groups of rows. */
export const RowGroups = ({ groups }: { groups: readonly RowGroup[] }) =>
  groups.map(({ id, name, count, rows }) => (
    <details key={id} className={styles.group}>
      <summary>
        <h3>{name}</h3> <small>{count}</small>
      </summary>
      <div id={id}>{rows}</div>
    </details>
  ));
