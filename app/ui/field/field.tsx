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
  /** The validation message. */
  error?: string;
  /** Overrides `aria-invalid` on pages whose messages the server fills in. */
  invalid?: FieldWiring["aria-invalid"];
  children: (wiring: FieldWiring) => ReactNode;
}

/** A label, its control and its validation message, connected for assistive technology. */
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
