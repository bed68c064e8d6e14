import { type ReactNode, useState, useEffect } from "react";
import { Announcement } from "./announcement.tsx";
import { CarouselButtons, type CarouselLabels } from "./carousel-buttons.tsx";
import { step } from "./step.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useSwipe } from "./use-swipe.ts";
import styles from "./slides.module.css";

interface SlidesProps {
  labels: CarouselLabels & { slide: string; of: string; goTo: string };
  intervalMs: number;
  /** Shown one at a time as the background. */
  slides: readonly ReactNode[];
  children: ReactNode;
}

/** Cross-fading slides behind a fixed text. The first is in the document, the others load before their turn. */
export function Slides({ labels, intervalMs, slides, children }: SlidesProps) {
  const count = slides.length;
  const [current, setCurrent] = useState(0);
  const [announced, setAnnounced] = useState("");
  const autoplay = useAutoplay<HTMLDivElement>(intervalMs, () =>
    setCurrent((index) => step(index, 1, count)),
  );
  const isNear = useNearSlides(current, count, intervalMs, autoplay.playing);
  const position = (slide: number) => `${slide + 1} ${labels.of} ${count}`;

  function goTo(slide: number) {
    setCurrent(slide);
    setAnnounced(position(slide));
    autoplay.restart();
  }
  const move = (by: 1 | -1) => goTo(step(current, by, count));
  const { onKeyDown, ...swipe } = useSwipe(move);

  return (
    <div className={styles.slides} {...autoplay.regionProps} {...swipe}>
      {children}
      <section aria-label={labels.label} aria-roledescription={labels.role} onKeyDown={onKeyDown}>
        {slides.map((slide, index) => (
          <div
            key={position(index)}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={position(index)}
            aria-hidden={index !== current || undefined}
            className={styles.slide}
            data-shown={index === current || undefined}
          >
            {isNear(index) && slide}
          </div>
        ))}
        <div className={styles.controls}>
          <CarouselButtons
            labels={labels}
            playing={autoplay.playing}
            onMove={move}
            onToggle={autoplay.toggle}
            onPicture
          >
            {slides.map((_, index) => (
              <button
                key={position(index)}
                type="button"
                className={styles.dot}
                aria-label={`${labels.goTo} ${index + 1}`}
                aria-current={index === current ? "true" : undefined}
                onClick={() => goTo(index)}
              />
            ))}
          </CarouselButtons>
        </div>
        <Announcement>{announced}</Announcement>
      </section>
    </div>
  );
}

const preloadMs = 1500;

/** Renders the slides shown so far and, while playing, the next one shortly before its turn; others are not loaded. */
function useNearSlides(current: number, count: number, intervalMs: number, playing: boolean) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    const render = (slide: number) => setNear((rendered) => new Set(rendered).add(slide));
    // A slide stays rendered while it fades out, and for its next turn.
    render(current);
    if (!playing) return;
    const timer = setTimeout(() => render(step(current, 1, count)), intervalMs - preloadMs);
    return () => clearTimeout(timer);
  }, [current, count, intervalMs, playing]);
  return (slide: number) => slide === current || near.has(slide);
}
