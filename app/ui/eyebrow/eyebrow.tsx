import type { ReactNode } from "react";
import styles from "./eyebrow.module.css";

interface EyebrowProps {
  children: ReactNode;
  inHeading?: boolean;
}

/** The small label above a section's heading. */
export function Eyebrow({ children, inHeading = false }: EyebrowProps) {
  const Element = inHeading ? "span" : "p";
  return <Element className={styles.eyebrow}>{children}</Element>;
}
