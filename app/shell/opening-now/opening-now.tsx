import styles from "./opening-now.module.css";

/** Whether the laboratory, or in one word a centre, is open now; elements/opening-now.ts writes it. */
export const OpeningNow = ({ centre }: { centre?: string }) => (
  <opening-now class={styles.now} data-centre={centre} data-print="hidden" />
);
