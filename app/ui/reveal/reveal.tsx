import { type ReactNode, useEffect, useRef } from "react";

const revealMs = 800;

/**
 * Lets what is below the window rise into it, once. Content is never hidden by styles: only what scripts find
 * below the window waits for its turn, so print, missing scripts and less motion show everything.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = part.current!;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    const rise = element.animate(
      { opacity: [0, 1], translate: ["0 24px", "0 0"] },
      { duration: revealMs, easing: "ease-in-out", fill: "backwards" },
    );
    rise.pause();
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return;
      watch.disconnect();
      rise.play();
    });
    watch.observe(element);
    const show = () => rise.cancel();
    addEventListener("beforeprint", show);
    return () => {
      watch.disconnect();
      rise.cancel();
      removeEventListener("beforeprint", show);
    };
  }, []);

  return <div ref={part}>{children}</div>;
}
