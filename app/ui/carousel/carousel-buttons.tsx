import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./carousel-buttons.module.css";

export interface CarouselLabels {
  /** The accessible name of the carousel, and what it is. */
  label: string;
  role: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface CarouselButtonsProps {
  labels: CarouselLabels;
  playing: boolean;
  onMove: (by: 1 | -1) => void;
  onToggle: () => void;
  /** Adds a dark background for buttons on top of a picture. */
  onPicture?: boolean;
  /** Shown between the arrows. */
  children?: ReactNode;
}

export function CarouselButtons(props: CarouselButtonsProps) {
  const { labels, playing, onMove, onToggle, onPicture = false, children } = props;
  return (
    <div
      className={onPicture ? `${styles.buttons} ${styles.onPicture}` : styles.buttons}
      data-print="hidden"
      data-needs-scripts
    >
      <button type="button" aria-label={labels.previous} onClick={() => onMove(-1)}>
        <Icon name="left" />
      </button>
      {children}
      <button type="button" aria-label={labels.next} onClick={() => onMove(1)}>
        <Icon name="right" />
      </button>
      <button type="button" aria-label={playing ? labels.pause : labels.play} onClick={onToggle}>
        <Icon name={playing ? "pause" : "play"} />
      </button>
    </div>
  );
}
