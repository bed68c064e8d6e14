import { type ReactNode, useEffect, useRef } from "react";
import { useAutoplay } from "#app/ui/carousel/use-autoplay.ts";
import { useSwipe } from "#app/ui/carousel/use-swipe.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./marquee.module.css";

export interface MarqueeItem {
  id: string | number;
  item: ReactNode;
}

interface MarqueeProps {
  label: string;
  words: { pause: string; play: string };
  /** How long one item takes to leave. */
  itemMs: number;
  items: readonly MarqueeItem[];
  /** What stands beside the pause button. */
  children: ReactNode;
}

/** A band that runs without end or seam: the items twice, moved by the width of one copy. Without scripts it scrolls. */
export function Marquee({ label, words, itemMs, items, children }: MarqueeProps) {
  const band = useRef<HTMLUListElement>(null);
  const motion = useRef<Animation>(undefined);
  const wholeMs = items.length * itemMs;
  const hydrated = useHydrated();
  const autoplay = useAutoplay<HTMLElement>(wholeMs, () => undefined);

  useEffect(() => {
    motion.current = band.current!.animate(
      { translate: ["0", "-50%"] },
      { duration: wholeMs, iterations: Infinity },
    );
    motion.current.pause();
    return () => motion.current?.cancel();
  }, [wholeMs]);

  useEffect(() => {
    if (autoplay.running) motion.current?.play();
    else motion.current?.pause();
  }, [autoplay.running]);

  function move(by: 1 | -1) {
    const now = Number(motion.current?.currentTime ?? 0);
    if (motion.current) motion.current.currentTime = (now + by * itemMs + wholeMs) % wholeMs;
  }

  return (
    <section
      className={styles.region}
      aria-label={label}
      {...autoplay.regionProps}
      {...useSwipe(move)}
    >
      {/* Until scripts move it, it is scrolled, by keyboard too. */}
      <div className={styles.window} tabIndex={hydrated ? undefined : 0}>
        <ul ref={band} className={styles.band}>
          {items.map(({ id, item }) => (
            <li key={id}>{item}</li>
          ))}
          {items.map(({ id, item }) => (
            <li key={`again-${id}`} aria-hidden="true" className={styles.again}>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.below}>
        {children}
        <button type="button" className={styles.pause} onClick={autoplay.toggle}>
          <Icon name={autoplay.playing ? "pause" : "play"} />
          {autoplay.playing ? words.pause : words.play}
        </button>
      </div>
    </section>
  );
}
