import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./carousel-buttons.module.css";

export interface CarouselWords {
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface CarouselButtonsProps {
  words: CarouselWords;
  playing: boolean;
  onMove: (by: 1 | -1) => void;
  onToggle: () => void;
  /** Dark ground of its own, for buttons that stand on pictures. */
  onPicture?: boolean;
  /** What stands between the arrows. */
  children?: ReactNode;
}

/** Previous, next and pause, each large enough for a thumb. */
export function CarouselButtons(props: CarouselButtonsProps) {
  const { words, playing, onMove, onToggle, onPicture = false, children } = props;
  return (
    <div
      className={onPicture ? `${styles.buttons} ${styles.onPicture}` : styles.buttons}
      data-print="hidden"
    >
      <button type="button" aria-label={words.previous} onClick={() => onMove(-1)}>
        <Icon name="left" />
      </button>
      {children}
      <button type="button" aria-label={words.next} onClick={() => onMove(1)}>
        <Icon name="right" />
      </button>
      <button type="button" aria-label={playing ? words.pause : words.play} onClick={onToggle}>
        <Icon name={playing ? "pause" : "play"} />
      </button>
    </div>
  );
}
