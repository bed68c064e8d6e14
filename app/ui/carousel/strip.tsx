import type { ReactNode } from "react";
import { CarouselButtons, type CarouselLabels } from "./carousel-buttons.tsx";
import styles from "./strip.module.css";

interface StripProps {
  labels: CarouselLabels;
  intervalMs: number;
  /** The name is announced when the visitor moves the card to the front. */
  cards: readonly { name: string; card: ReactNode }[];
  /** The number of visible cards on wide and on narrow viewports. */
  visible: "four-or-two" | "two-or-one";
}

/** An endless row of cards. Without scripts it scrolls, also by keyboard. */
export function Strip({ labels, intervalMs, cards, visible }: StripProps) {
  return (
    <card-strip
      role="region"
      class={`stack ${styles.region}`}
      aria-label={labels.label}
      aria-roledescription={labels.role}
      data-interval-ms={intervalMs}
    >
      <section className={styles.window} tabIndex={0}>
        <ul className={styles.cards} data-visible={visible}>
          {cards.map(({ name, card }) => (
            <li key={name} data-name={name}>
              {card}
            </li>
          ))}
        </ul>
      </section>
      <CarouselButtons labels={labels} />
    </card-strip>
  );
}
