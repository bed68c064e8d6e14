import type { ReactNode } from "react";
import { CarouselButtons, type CarouselLabels } from "./carousel-buttons.tsx";
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
  return (
    <slide-show class={styles.slides} data-interval-ms={intervalMs}>
      {children}
      <section aria-label={labels.label} aria-roledescription={labels.role}>
        {slides.map((slide, index) => {
          const isShown = index === 0;
          const position = `${index + 1} ${labels.of} ${slides.length}`;
          return (
            <div
              key={position}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={position}
              aria-hidden={!isShown || undefined}
              className={styles.slide}
              data-shown={isShown || undefined}
            >
              {isShown ? slide : <template>{slide}</template>}
            </div>
          );
        })}
        <div className={styles.controls}>
          <CarouselButtons labels={labels} onPicture>
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles.dot}
                aria-label={`${labels.goTo} ${index + 1}`}
                aria-current={index === 0 ? "true" : undefined}
                data-dot
              />
            ))}
          </CarouselButtons>
        </div>
      </section>
    </slide-show>
  );
}
