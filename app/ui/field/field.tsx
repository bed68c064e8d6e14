import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

export interface FieldWiring {
  id: string;
  className: string | undefined;
  "aria-invalid": boolean | "true";
  "aria-describedby": string;
}

interface FieldProps {
  label: string;
  /** What is wrong with it, in a sentence. */
  error?: string;
  /** Whether something is; said apart from the sentence only by pages that are filled in later. */
  invalid?: FieldWiring["aria-invalid"];
  children: (wiring: FieldWiring) => ReactNode;
}

/** A label, its control and what is wrong with it, tied together for everybody. */
export function Field({ label, error, invalid = !!error, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        "aria-invalid": invalid,
        "aria-describedby": errorId,
      })}
      <p id={errorId} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
