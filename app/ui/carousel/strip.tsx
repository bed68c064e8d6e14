import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Announcement } from "./announcement.tsx";
import { CarouselButtons, type CarouselWords } from "./carousel-buttons.tsx";
import { startingAt, step } from "./step.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useSwipe } from "./use-swipe.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./strip.module.css";

export interface StripCard {
  id: string;
  /** Said when the visitor moves it to the front. */
  name: string;
  card: ReactNode;
}

interface StripProps {
  label: string;
  words: CarouselWords;
  everyMs: number;
  cards: readonly StripCard[];
  /** How many stand beside each other on a wide screen and on a narrow one. */
  visible: "four-or-two" | "two-or-one";
}

const slideMs = 450;

/**
 * Cards in a row that moves by one and never ends: after each move the list begins with the card in front, so
 * there is no last card and no jump. Without scripts it is a row that scrolls.
 */
export function Strip({ label, words, everyMs, cards, visible }: StripProps) {
  const [at, setAt] = useState(0);
  const [announced, setAnnounced] = useState("");
  const row = useRef<HTMLUListElement>(null);
  /** The card that is in front, or will be when the move under way has ended. */
  const front = useRef(0);
  const moving = useRef<Animation>(undefined);
  const hydrated = useHydrated();
  const autoplay = useAutoplay<HTMLElement>(everyMs, () => slide(1));

  function settle() {
    flushSync(() => setAt(front.current));
    moving.current?.cancel();
  }

  function slide(by: 1 | -1) {
    settle();
    front.current = step(front.current, by, cards.length);
    if (by === 1) {
      moving.current = animate(row.current!, ["rest", "oneBack"]);
      moving.current.onfinish = settle;
    } else {
      settle();
      moving.current = animate(row.current!, ["oneBack", "rest"]);
    }
  }

  function move(by: 1 | -1) {
    slide(by);
    setAnnounced(cards[front.current]!.name);
    autoplay.restart();
  }

  return (
    <section
      className={styles.region}
      aria-label={label}
      aria-roledescription="carousel"
      {...autoplay.regionProps}
      {...useSwipe(move)}
    >
      {/* Until scripts move it, it is scrolled, by keyboard too. */}
      <div className={styles.window} tabIndex={hydrated ? undefined : 0}>
        <ul ref={row} className={styles.row} data-visible={visible}>
          {startingAt(cards, at).map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      </div>
      <CarouselButtons
        words={words}
        playing={autoplay.playing}
        onMove={move}
        onToggle={autoplay.toggle}
      />
      <Announcement>{announced}</Announcement>
    </section>
  );
}

type Place = "rest" | "oneBack";

function animate(row: HTMLElement, [from, to]: [Place, Place]): Animation {
  const [first, second] = [...row.children].map((card) => card.getBoundingClientRect().left);
  const places = { rest: "0", oneBack: `${first! - second!}px` };
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return row.animate(
    { translate: [places[from], places[to]] },
    { duration: still ? 0 : slideMs, easing: "ease-in-out", fill: "forwards" },
  );
}
