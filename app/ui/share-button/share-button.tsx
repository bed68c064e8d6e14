import { useState } from "react";
import { OutlineButton } from "#app/ui/button/button.tsx";
import styles from "#app/ui/copy-button/copy-button.module.css";

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
      <OutlineButton onClick={() => void share()}>{labels.share}</OutlineButton>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </>
  );
}
