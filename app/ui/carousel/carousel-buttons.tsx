import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
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
  /** Adds a dark background for buttons on top of a picture. */
  onPicture?: boolean;
  /** Shown between the arrows. */
  children?: ReactNode;
}

/** The buttons, and an empty text that announces what the visitor chose with them. */
export function CarouselButtons({ labels, onPicture = false, children }: CarouselButtonsProps) {
  return (
    <>
      <div
        className={`row ${styles.buttons} ${onPicture ? styles.onPicture : ""}`}
        data-print="hidden"
        data-needs-scripts
      >
        <button type="button" aria-label={labels.previous} data-move="-1">
          <Icon name="left" />
        </button>
        {children}
        <button type="button" aria-label={labels.next} data-move="1">
          <Icon name="right" />
        </button>
        <button type="button" data-pause>
          <PauseOrPlay labels={labels} />
        </button>
      </div>
      <p className="visually-hidden" aria-live="polite" />
    </>
  );
}

/** What is in a button with `data-pause`: both its states, of which autoplay.ts shows one. */
export function PauseOrPlay({ labels }: { labels: Pick<CarouselLabels, "pause" | "play"> }) {
  return (["pause", "play"] as const).map((state) => (
    <span key={state} hidden={state === "play"}>
      <Icon name={state} />
      <span className="visually-hidden">{labels[state]}</span>
    </span>
  ));
}
