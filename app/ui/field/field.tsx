import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

export interface FieldWiring {
  id: string;
  className: string | undefined;
  "aria-invalid": boolean | "true";
  "aria-describedby": string;
}

interface FieldProps {
  /** Given where links name the control. */
  id?: string | undefined;
  label: string;
  /** Says what to type, for as long as the form is shown. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Overrides `aria-invalid` on pages whose messages the server fills in. */
  invalid?: FieldWiring["aria-invalid"] | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** A label, its control and its validation message, connected for assistive technology. */
export function Field(props: FieldProps) {
  const { label, hint, error, invalid = !!error, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  return (
    <div className={`stack ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        "aria-invalid": invalid,
        "aria-describedby": hint ? `${hintId} ${errorId}` : errorId,
      })}
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      <p id={errorId} className={styles.error}>
        {error}
      </p>
    </div>
  );
}

type InputFieldProps = Omit<FieldProps, "children"> & ComponentProps<"input">;

export const InputField = ({ id, label, hint, error, invalid, ...input }: InputFieldProps) => (
  <Field {...{ id, label, hint, error, invalid }}>
    {(wiring) => <input {...wiring} autoComplete="off" {...input} />}
  </Field>
);
