import styles from "./opening-now.module.css";

/** Whether the laboratory is open now; elements/opening-now.ts writes it. */
export const OpeningNow = ({ inOneWord }: { inOneWord?: boolean }) => (
  <opening-now class={styles.now} data-in-one-word={inOneWord} data-print="hidden" />
);
