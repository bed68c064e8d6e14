import { useState } from "react";
import buttons from "#app/ui/button/button.module.css";
import styles from "./share-button.module.css";

interface ShareButtonProps {
  title: string;
  /** Written at the press. */
  address: () => Promise<string>;
  labels: { readonly share: string; readonly copied: string; readonly notCopied: string };
}

const canShare = () => "share" in navigator;

/** Opens the device's own way of sharing a link; where there is none, copies it. */
export function ShareButton({ title, address, labels }: ShareButtonProps) {
  const [status, setStatus] = useState("");

  async function share() {
    const url = await address();
    // A visitor who closes the device's dialog has not met an error.
    if (canShare()) return navigator.share({ title, url }).catch(() => undefined);
    return navigator.clipboard.writeText(url).then(
      () => setStatus(labels.copied),
      () => setStatus(labels.notCopied),
    );
  }

  return (
    <>
      <button
        type="button"
        className={`${buttons.button} ${buttons.outline}`}
        onClick={() => void share()}
      >
        {labels.share}
      </button>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </>
  );
}
