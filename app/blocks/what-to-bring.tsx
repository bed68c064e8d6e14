import type { PageBring } from "#derive/pages/page-bring.ts";
import { Block } from "./block.tsx";
import styles from "./what-to-bring.module.css";

/** How to prepare and deliver a sample: four columns, on phones four parts that open and close. */
export function WhatToBring({ id, heading, parts }: PageBring) {
  return (
    <Block id={id} heading={heading}>
      <div className={styles.bring}>
        {parts.map((part, index) => (
          <details key={part.heading} open={index === 0}>
            <summary>{part.heading}</summary>
            {/* Replaces the summary where the part is always open. */}
            <h3>{part.heading}</h3>
            <ul>
              {part.items.map(({ of, text }) => (
                <li key={`${of} ${text}`}>
                  {of && <b>{of}</b>} {text}
                </li>
              ))}
            </ul>
            {part.note && <p className={styles.note}>{part.note}</p>}
          </details>
        ))}
      </div>
    </Block>
  );
}
