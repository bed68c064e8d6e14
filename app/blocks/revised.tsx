import styles from "./revised.module.css";

/** The revision date, so that an old printout can be recognised. */
export function Revised({ date, words }: { date: string; words: string }) {
  return (
    <p className={styles.revised}>
      Contents revised <time dateTime={date}>{words}</time>
    </p>
  );
}
