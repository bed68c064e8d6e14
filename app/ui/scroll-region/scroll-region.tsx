import type { ReactNode } from "react";
import styles from "./scroll-region.module.css";

interface ScrollRegionProps {
  /** The accessible name: the id of a heading, or a text. */
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}

/** Scrolls content sideways where it is wider than the page. */
export function ScrollRegion({ labelledBy, label, children }: ScrollRegionProps) {
  return (
    <div className={styles.frame}>
      <section
        aria-labelledby={labelledBy}
        aria-label={label}
        tabIndex={0}
        className={styles.region}
      >
        {children}
      </section>
    </div>
  );
}
