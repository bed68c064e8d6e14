import { type CopyResults, useCopy } from "./use-copy.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  text: string;
  /** The accessible name, which says what is copied. */
  label: string;
  results: CopyResults;
  children: string;
}

export function CopyButton({ text, label, results, children }: CopyButtonProps) {
  const [announcement, copy] = useCopy(results);
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={label}
        onClick={() => void copy(text)}
        data-needs-scripts
      >
        {children}
      </button>
      {announcement}
    </>
  );
}
