import type { ReactNode } from "react";
import styles from "./blocks.module.css";

interface BlockProps {
  /** What a link to the section ends with. */
  id?: string;
  heading: string;
  intro?: string;
  children: ReactNode;
}

/** A section of a page under its heading. */
export function Block({ id, heading, intro, children }: BlockProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 id={id && headingId(id)} tabIndex={id ? -1 : undefined}>
        {heading}
      </h2>
      {intro && <p>{intro}</p>}
      {children}
    </section>
  );
}

/** Tables and regions are named by their section's heading. */
export const headingId = (id: string) => `${id}-heading`;
