import { type ReactNode, useEffect, useRef } from "react";

const revealMs = 800;

/** How far below the window it begins, so that nothing is seen before it has begun. */
const ahead = "0px 0px 48px";

/**
 * Lets what is below the window when scripts start rise into it, once. It waits visible, and only its own 800 ms
 * are drawn paler: print, missing scripts and less motion show everything at any time.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = part.current!;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        watch.disconnect();
        element.animate(
          { opacity: [0, 1], translate: ["0 24px", "0 0"] },
          { duration: revealMs, easing: "ease-in-out" },
        );
      },
      { rootMargin: ahead },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  return <div ref={part}>{children}</div>;
}
