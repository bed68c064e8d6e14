import type { ReactNode } from "react";
import { testsTableCopy } from "#content/copy/tables/tables.ts";
import styles from "./blocks.module.css";

interface BlockProps {
  id?: string | undefined;
  heading: string;
  count?: number;
  intro?: string | undefined;
  screenOnly?: boolean;
  /** Only its heading is shown at first, everywhere or on phones: open-target.element.ts closes it there. */
  closed?: boolean;
  closedOnPhones?: boolean | undefined;
  children: ReactNode;
}

export function Block(props: BlockProps) {
  const { id, heading, count, intro, screenOnly, closed, closedOnPhones, children } = props;
  const title = (
    <h2
      id={id && headingId(id)}
      tabIndex={id ? -1 : undefined}
      data-count={count && testsTableCopy.count(count)}
    >
      {heading}
    </h2>
  );
  const content = (
    <>
      {intro && <p>{intro}</p>}
      {children}
    </>
  );
  return (
    <section id={id} className={styles.section} data-print={screenOnly ? "hidden" : undefined}>
      {closed || closedOnPhones ? (
        <details open={closedOnPhones} data-closed-on-phones={closedOnPhones}>
          <summary>{title}</summary>
          {content}
        </details>
      ) : (
        <>
          {title}
          {content}
        </>
      )}
    </section>
  );
}

/** Tables and regions are named by their section's heading. */
export const headingId = (id: string) => `${id}-heading`;
