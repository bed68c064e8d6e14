import { useState } from "react";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  text: string;
  /** The accessible name, which says what is copied. */
  label: string;
  results: { readonly copied: string; readonly notCopied: string };
  children: string;
}

/** Copies a text to the clipboard and announces the result. */
export function CopyButton({ text, label, results, children }: CopyButtonProps) {
  const [status, setStatus] = useState("");

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(results.copied),
      () => setStatus(results.notCopied),
    );

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={label}
        onClick={() => void copy()}
        data-needs-scripts
      >
        {children}
      </button>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </>
  );
}
