import type { ReactNode } from "react";
import { ScrollRegion } from "#app/ui/scroll-region/scroll-region.tsx";
import styles from "./table.module.css";

interface DataTableProps {
  /** The column headings. */
  heads: readonly string[];
  /** The accessible name: the id of a heading, or a text. */
  labelledBy?: string;
  label?: string;
  className?: string;
  /** The `tbody` elements. */
  children: ReactNode;
}

/** A table that scrolls sideways on narrow viewports. */
export function DataTable({ heads, labelledBy, label, className, children }: DataTableProps) {
  return (
    <ScrollRegion labelledBy={labelledBy} label={label}>
      <table
        className={className ? `${styles.table} ${className}` : styles.table}
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
