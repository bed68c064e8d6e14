import type { ReactNode } from "react";
import styles from "./eyebrow.module.css";

/** The small label above a section's heading. */
export function Eyebrow({ children, deep = false }: { children: ReactNode; deep?: boolean }) {
  return <p className={deep ? `${styles.eyebrow} ${styles.deep}` : styles.eyebrow}>{children}</p>;
}
