import styles from "./ruler.module.css";

/** Decorative ruler ticks along the edge of a light (paper) or dark (deep) surface. */
export function Ruler({ surface }: { surface: "paper" | "deep" }) {
  return <div className={`${styles.ruler} ${styles[surface]}`} aria-hidden="true" />;
}
