import { useEffect, useRef } from "react";

/** India has one time zone, UTC+5:30; an Intl formatter would delay hydration on slow phones. */
const indiaOffsetMs = 5.5 * 60 * 60_000;

export const yearInIndia = (now: number) => new Date(now + indiaOffsetMs).getUTCFullYear();

/** Hydration keeps the year of the build, so the effect writes the current one. */
export function CopyrightYear() {
  const span = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    span.current!.textContent = String(yearInIndia(Date.now()));
  }, []);
  return (
    <span ref={span} suppressHydrationWarning>
      {yearInIndia(Date.now())}
    </span>
  );
}
