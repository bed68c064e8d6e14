import styles from "#app/ui/unseen.module.css";

/** Said by screen readers when it changes; silent while a carousel moves by itself. */
export function Announcement({ children }: { children: string }) {
  return (
    <p className={styles.unseen} aria-live="polite">
      {children}
    </p>
  );
}
