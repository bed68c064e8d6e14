import styles from "./revised.module.css";

/** The revision date, so that an old printout can be recognised. */
export function Revised({ date, text }: { date: string; text: string }) {
  return (
    <p className={styles.revised}>
      Contents revised <time dateTime={date}>{text}</time>
    </p>
  );
}
