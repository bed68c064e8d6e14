import type { ReactNode } from "react";
import { ScrollRegion } from "#app/ui/scroll-region/scroll-region.tsx";
import styles from "./table.module.css";

interface DataTableProps {
  /** The heads of its columns. */
  heads: readonly string[];
  /** What a screen reader calls it: the heading's id, or words. */
  labelledBy?: string;
  label?: string;
  look?: string;
  /** Its bodies. */
  children: ReactNode;
}

/** A table that scrolls sideways where it does not fit. */
export function DataTable({ heads, labelledBy, label, look, children }: DataTableProps) {
  return (
    <ScrollRegion labelledBy={labelledBy} label={label}>
      <table
        className={look ? `${styles.table} ${look}` : styles.table}
        aria-labelledby={labelledBy}
        aria-label={label}
      >
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </ScrollRegion>
  );
}
