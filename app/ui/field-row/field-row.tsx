import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./field-row.module.css";

interface FieldRowProps extends ComponentProps<"div"> {
  /** The accessible name of the button that removes the row. */
  removeLabel: string;
  onRemove: () => void;
}

/** Fields that belong together, in a list that they can be removed from. */
export function FieldRow({ removeLabel, onRemove, className, children, ...group }: FieldRowProps) {
  return (
    <div role="group" className={`${styles.row} ${className}`} {...group}>
      {children}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The heads of the columns, where there is room for these; each field has a label that says the same. */
export const FieldHeads = ({ heads }: { heads: readonly string[] }) => (
  <div className={styles.heads} aria-hidden="true">
    {heads.map((head) => (
      <span key={head}>{head}</span>
    ))}
  </div>
);
