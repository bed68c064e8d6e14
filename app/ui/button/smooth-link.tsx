import type { MouseEvent, ReactNode } from "react";
import styles from "./button.module.css";

/** A button that leads further down the page, smoothly unless the visitor asked for less motion. A plain link without scripts. */
export function SmoothLink({ to, children }: { to: string; children: ReactNode }) {
  function scroll(event: MouseEvent) {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: still ? "instant" : "smooth" });
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  return (
    <a className={styles.button} href={`#${to}`} onClick={scroll}>
      {children}
    </a>
  );
}
