import type { ReactNode } from "react";
import styles from "./eyebrow.module.css";

interface EyebrowProps {
  children: ReactNode;
  deep?: boolean;
  inHeading?: boolean;
}

/** The small label above a section's heading. */
export function Eyebrow({ children, deep = false, inHeading = false }: EyebrowProps) {
  const Element = inHeading ? "span" : "p";
  return (
    <Element className={deep ? `${styles.eyebrow} ${styles.deep}` : styles.eyebrow}>
      {children}
    </Element>
  );
}
