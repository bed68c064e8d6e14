import { type ReactNode, useEffect, useRef } from "react";

const revealMs = 800;

/** Starts the animation just below the viewport, so that it is under way when the content comes into view. */
const rootMargin = "0px 0px 48px";

/**
 * Animates content that is below the viewport at hydration when it scrolls into view. It is hidden only during the
 * animation, so print, missing scripts and reduced motion always show everything.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current!;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        observer.disconnect();
        element.animate(
          { opacity: [0, 1], translate: ["0 24px", "0 0"] },
          { duration: revealMs, easing: "ease-in-out" },
        );
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return <div ref={container}>{children}</div>;
}
