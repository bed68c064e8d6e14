import { type ReactNode, useState } from "react";
import { Announcement } from "./announcement.tsx";
import { CarouselButtons, type CarouselWords } from "./carousel-buttons.tsx";
import { step } from "./step.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useNearSlides } from "./use-near-slides.ts";
import { useSwipe } from "./use-swipe.ts";
import styles from "./slides.module.css";

interface SlidesProps {
  label: string;
  words: CarouselWords & { goTo: string };
  everyMs: number;
  /** What fills the region, one at a time. */
  slides: readonly ReactNode[];
  /** What stands before the slides, whichever is shown. */
  children: ReactNode;
}

/** One slide at a time behind words that stay, cross-fading. The first is in the document, each other loads before its turn. */
export function Slides({ label, words, everyMs, slides, children }: SlidesProps) {
  const count = slides.length;
  const [at, setAt] = useState(0);
  const [announced, setAnnounced] = useState("");
  const isNear = useNearSlides(at, count, everyMs);
  const autoplay = useAutoplay<HTMLElement>(everyMs, () => setAt((was) => step(was, 1, count)));
  const position = (slide: number) => `${slide + 1} of ${count}`;

  function goTo(slide: number) {
    setAt(slide);
    setAnnounced(position(slide));
    autoplay.restart();
  }
  const move = (by: 1 | -1) => goTo(step(at, by, count));

  return (
    <section
      className={styles.region}
      aria-label={label}
      aria-roledescription="carousel"
      {...autoplay.regionProps}
      {...useSwipe(move)}
    >
      {slides.map((slide, place) => (
        <div
          key={position(place)}
          role="group"
          aria-roledescription="slide"
          aria-label={position(place)}
          aria-hidden={place !== at}
          className={styles.slide}
          data-shown={place === at || undefined}
        >
          {isNear(place) && slide}
        </div>
      ))}
      {children}
      <div className={styles.controls}>
        <CarouselButtons
          words={words}
          playing={autoplay.playing}
          onMove={move}
          onToggle={autoplay.toggle}
          onPicture
        >
          {slides.map((_, place) => (
            <button
              key={position(place)}
              type="button"
              className={styles.dot}
              aria-label={`${words.goTo} ${place + 1}`}
              aria-current={place === at ? "true" : undefined}
              onClick={() => goTo(place)}
            />
          ))}
        </CarouselButtons>
      </div>
      <Announcement>{announced}</Announcement>
    </section>
  );
}
