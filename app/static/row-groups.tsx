import type { ReactNode } from "react";
import { Block } from "#app/blocks/block.tsx";
import styles from "./row-groups.module.css";

interface RowGroupsProps {
  id: string;
  heading: string;
  intro?: string | undefined;
  groups: readonly {
    /** Of what is inside, so that the browser opens the group that a link names. */
    readonly id: string;
    readonly name: string;
    readonly count: number;
    readonly rows: ReactNode;
  }[];
}

/** For a loader: closed groups of rows. */
export function RowGroups({ groups, ...section }: RowGroupsProps) {
  return (
    <Block {...section}>
      {groups.map(({ id, name, count, rows }) => (
        <details key={id} className={styles.group}>
          <summary>
            <h3>{name}</h3> <small>{count}</small>
          </summary>
          <div id={id}>{rows}</div>
        </details>
      ))}
    </Block>
  );
}
