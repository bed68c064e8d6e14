import styles from "./ruler.module.css";

/** The site's one ornament, always on an edge: ticks hang from paper's edge and stand on a deep one's. */
export function Ruler({ ground }: { ground: "paper" | "deep" }) {
  return <div className={`${styles.ruler} ${styles[ground]}`} aria-hidden="true" />;
}
