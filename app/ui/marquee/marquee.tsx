import { type ReactNode, useEffect, useRef } from "react";
import { useAutoplay } from "#app/ui/carousel/use-autoplay.ts";
import { useSwipe } from "#app/ui/carousel/use-swipe.ts";
import { OutlineButton } from "#app/ui/button/button.tsx";
import strip from "#app/ui/carousel/strip.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./marquee.module.css";

interface MarqueeProps {
  labels: { label: string; pause: string; play: string };
  /** The time in which the band moves by one item. */
  itemMs: number;
  items: readonly { id: number; item: ReactNode }[];
  /** Shown beside the pause button. */
  children: ReactNode;
}

/** An endless band: the items twice, moved by the width of one copy. Without scripts it scrolls. */
export function Marquee({ labels, itemMs, items, children }: MarqueeProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const band = useRef<HTMLUListElement>(null);
  const animation = useRef<Animation>(undefined);
  /** The share of the band that has moved out of view. */
  const passed = useRef(0);
  const durationMs = items.length * itemMs;
  const hydrated = useHydrated();
  const autoplay = useAutoplay<HTMLElement>(durationMs, () => undefined);

  // A band that was scrolled before hydration continues from there; later, reading it would force a layout.
  useEffect(() => {
    if (hydrated) return;
    const { scrollLeft, scrollWidth } = viewport.current!;
    passed.current = scrollLeft / scrollWidth;
    viewport.current!.scrollLeft = 0;
  }, [hydrated]);

  useEffect(() => {
    if (!hydrated) return undefined;
    animation.current = band.current!.animate(
      { translate: ["0", "-50%"] },
      { duration: durationMs, iterations: Infinity },
    );
    animation.current.pause();
    animation.current.currentTime = durationMs * passed.current;
    return () => animation.current?.cancel();
  }, [durationMs, hydrated]);

  useEffect(() => {
    if (autoplay.running) animation.current?.play();
    else animation.current?.pause();
  }, [autoplay.running]);

  function move(by: 1 | -1) {
    const { current } = animation;
    if (!current) return;
    current.currentTime = (Number(current.currentTime) + by * itemMs + durationMs) % durationMs;
  }

  return (
    <section
      className={strip.region}
      aria-label={labels.label}
      {...autoplay.regionProps}
      {...useSwipe(move)}
    >
      {/* Before hydration the band scrolls, also by keyboard. */}
      <div ref={viewport} className={strip.window} tabIndex={hydrated ? undefined : 0}>
        <ul ref={band} className={styles.band}>
          {items.map(({ id, item }) => (
            <li key={id}>{item}</li>
          ))}
          {hydrated &&
            items.map(({ id, item }) => (
              <li key={`copy-${id}`} aria-hidden="true" data-print="hidden">
                {item}
              </li>
            ))}
        </ul>
      </div>
      <div className={styles.below}>
        {children}
        <OutlineButton onClick={autoplay.toggle} data-needs-scripts>
          <Icon name={autoplay.playing ? "pause" : "play"} />
          {autoplay.playing ? labels.pause : labels.play}
        </OutlineButton>
      </div>
    </section>
  );
}
