import { type CopyResults, useCopied } from "./use-copied.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  text: string;
  /** The accessible name, which says what is copied. */
  label: string;
  results: CopyResults;
  children: string;
}

export function CopyButton({ text, label, results, children }: CopyButtonProps) {
  const [announcement, announce] = useCopied(results);
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={label}
        onClick={() => void announce(navigator.clipboard.writeText(text))}
        data-needs-scripts
      >
        {children}
      </button>
      {announcement}
    </>
  );
}
