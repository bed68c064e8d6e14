import type { MouseEvent, ReactNode } from "react";
import styles from "./button.module.css";

/** A link to an element further down the page; scrolls smoothly unless the visitor prefers reduced motion. */
export function SmoothLink({ to, children }: { to: string; children: ReactNode }) {
  function scroll(event: MouseEvent) {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: reduced ? "instant" : "smooth" });
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  return (
    <a className={`${styles.button} ${styles.outline}`} href={`#${to}`} onClick={scroll}>
      {children}
    </a>
  );
}
