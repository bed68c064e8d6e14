import type { ReactNode } from "react";
import { Field } from "#app/ui/field/field.tsx";
import styles from "../row-groups/row-groups.module.css";

interface FilteredRowsProps {
  label: string;
  /** A section of row groups. */
  children: ReactNode;
}

/** Groups of rows below a field that shows those with the typed words. */
export const FilteredRows = ({ label, children }: FilteredRowsProps) => (
  <filter-rows>
    <search className={`stack ${styles.filter}`} data-needs-scripts data-print="hidden">
      <Field label={label}>{(wiring) => <input {...wiring} type="search" />}</Field>
      <p role="status" />
    </search>
    {children}
  </filter-rows>
);
