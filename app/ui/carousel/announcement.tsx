import styles from "#app/ui/visually-hidden.module.css";

/** Screen readers announce its changes, so autoplay leaves it alone. */
export function Announcement({ children }: { children: string }) {
  return (
    <p className={styles.visuallyHidden} aria-live="polite">
      {children}
    </p>
  );
}
