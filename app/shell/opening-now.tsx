import styles from "./opening-now.module.css";

/** Whether the laboratory is open now; elements/opening-now.ts writes it. */
export const OpeningNow = () => <opening-now class={styles.now} data-print="hidden" />;
