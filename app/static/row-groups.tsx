import type { ReactNode } from "react";
import styles from "./row-groups.module.css";

interface RowGroup {
  /** The browser opens the group when a link names what is inside. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly rows: ReactNode;
}

/** For a loader: closed groups of rows. */
export const RowGroups = ({ groups }: { groups: readonly RowGroup[] }) =>
  groups.map(({ id, name, count, rows }) => (
    <details key={id} className={styles.group}>
      <summary>
        <h3>{name}</h3> <small>{count}</small>
      </summary>
      <div id={id}>{rows}</div>
    </details>
  ));
