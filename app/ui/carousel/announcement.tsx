import styles from "#app/ui/visually-hidden.module.css";

/** Said by screen readers when it changes; silent while a carousel moves by itself. */
export function Announcement({ children }: { children: string }) {
  return (
    <p className={styles.visuallyHidden} aria-live="polite">
      {children}
    </p>
  );
}
