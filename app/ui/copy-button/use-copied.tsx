import { useState } from "react";
import styles from "./copy-button.module.css";

export interface CopyResults {
  readonly copied: string;
  readonly notCopied: string;
}

/** Announces whether the clipboard took a text: the element to show, and what to call with the promise. */
export function useCopied({ copied, notCopied }: CopyResults) {
  const [status, setStatus] = useState("");
  const announce = (copying: Promise<void>) =>
    copying.then(
      () => setStatus(copied),
      () => setStatus(notCopied),
    );
  const announcement = (
    <span role="status" className={styles.status}>
      {status}
    </span>
  );
  return [announcement, announce] as const;
}
