import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Announcement } from "./announcement.tsx";
import { CarouselButtons, type CarouselLabels } from "./carousel-buttons.tsx";
import { startingAt, step } from "./step.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useSwipe } from "./use-swipe.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./strip.module.css";

interface StripCard {
  id: string;
  /** Announced when the visitor moves the card to the front. */
  name: string;
  card: ReactNode;
}

interface StripProps {
  labels: CarouselLabels;
  intervalMs: number;
  cards: readonly StripCard[];
  /** The number of visible cards on wide and on narrow viewports. */
  visible: "four-or-two" | "two-or-one";
}

const slideMs = 450;

/**
 * An endless row of cards: after each move the list is rotated to start with the front card, so that there is no
 * last one. Without scripts the row scrolls.
 */
export function Strip({ labels, intervalMs, cards, visible }: StripProps) {
  const [first, setFirst] = useState(0);
  const [announced, setAnnounced] = useState("");
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  /** The index of the front card once the current animation has ended. */
  const front = useRef(0);
  const animation = useRef<Animation>(undefined);
  const hydrated = useHydrated();
  const autoplay = useAutoplay<HTMLElement>(intervalMs, () => slide(1));

  // A row that was scrolled before hydration continues with the card it shows; later, reading it would force a layout.
  useLayoutEffect(() => {
    const { current: scrolled } = viewport;
    if (hydrated || !scrolled?.scrollLeft) return;
    front.current = Math.round(scrolled.scrollLeft / cardStep(row.current!));
    setFirst(front.current);
    scrolled.scrollLeft = 0;
  }, [hydrated]);

  function settle() {
    flushSync(() => setFirst(front.current));
    animation.current?.cancel();
  }

  function slide(by: 1 | -1) {
    settle();
    front.current = step(front.current, by, cards.length);
    if (by === -1) settle();
    animation.current = animate(row.current!, by);
    if (by === 1) animation.current.onfinish = settle;
  }

  function move(by: 1 | -1) {
    slide(by);
    setAnnounced(cards[front.current]!.name);
    autoplay.restart();
  }

  return (
    <section
      className={styles.region}
      aria-label={labels.label}
      aria-roledescription={labels.role}
      {...autoplay.regionProps}
      {...useSwipe(move)}
    >
      {/* Before hydration the row scrolls, also by keyboard. */}
      <div ref={viewport} className={styles.window} tabIndex={hydrated ? undefined : 0}>
        <ul ref={row} className={styles.row} data-visible={visible}>
          {startingAt(cards, first).map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      </div>
      <CarouselButtons
        labels={labels}
        playing={autoplay.playing}
        onMove={move}
        onToggle={autoplay.toggle}
      />
      <Announcement>{announced}</Announcement>
    </section>
  );
}

function cardStep(row: HTMLElement): number {
  const [first, second] = [...row.children].map((card) => card.getBoundingClientRect().left);
  return second! - first!;
}

/** Moves the first card out to the left, or back in from there. */
function animate(row: HTMLElement, by: 1 | -1): Animation {
  const out = `${-cardStep(row)}px`;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return row.animate(
    { translate: by === 1 ? ["0", out] : [out, "0"] },
    { duration: reduced ? 0 : slideMs, easing: "ease-in-out", fill: "forwards" },
  );
}
