import styles from "./ruler.module.css";

/** Decorative ruler ticks along the edge of a light (paper) or dark (deep) surface. */
export const Ruler = ({ surface }: { surface: "paper" | "deep" }) => (
  <div className={surface === "paper" ? `${styles.ruler} ${styles.paper}` : styles.ruler} />
);
