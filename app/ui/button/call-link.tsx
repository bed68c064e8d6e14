import styles from "./button.module.css";

/** A button-like link that calls a phone number. */
export function CallLink({ phone, label }: { phone: string; label: string }) {
  return (
    <a
      className={`${styles.button} ${styles.outline}`}
      href={`tel:${phone.replaceAll(" ", "")}`}
      aria-label={`${label} ${phone}`}
    >
      {label}
    </a>
  );
}
