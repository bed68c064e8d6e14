import { useState } from "react";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  text: string;
  /** What is copied, for whoever does not see what stands beside the button. */
  label: string;
  children: string;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const [said, setSaid] = useState("");

  async function copy() {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(copied ? "Copied" : "Not copied: please select the text");
  }

  return (
    <>
      <button type="button" className={styles.copy} aria-label={label} onClick={() => void copy()}>
        {children}
      </button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  );
}
