import { useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./share-button.module.css";

interface ShareButtonProps {
  title: string;
  text: string;
  labels: {
    readonly share: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
  };
}

/** Opens the device's own way of sharing a text; where there is none, copies it. */
export function ShareButton({ title, text, labels }: ShareButtonProps) {
  const [status, setStatus] = useState("");
  const canShare = useHydrated() && "share" in navigator;

  // A visitor who closes the device's dialog has not met an error.
  const share = () => navigator.share({ title, text }).catch(() => undefined);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(labels.copied),
      () => setStatus(labels.notCopied),
    );

  return (
    <>
      <button type="button" onClick={() => void (canShare ? share() : copy())}>
        {canShare ? labels.share : labels.copy}
      </button>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </>
  );
}
