import styles from "./revised.module.css";

/** The day of the contents: a printed sheet outlives the page it was printed from. */
export function Revised({ date, words }: { date: string; words: string }) {
  return (
    <p className={styles.revised}>
      Contents revised <time dateTime={date}>{words}</time>
    </p>
  );
}
