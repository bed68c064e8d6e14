import type { ReactNode } from "react";
import styles from "./scroll-region.module.css";

interface ScrollRegionProps {
  /** What a screen reader calls the region: the heading's id, or words. */
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}

/** Wide content that scrolls sideways inside its own frame, and only where it does not fit. */
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
