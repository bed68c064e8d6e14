import { useEffect, useRef } from "react";

/** India has one time zone, UTC+5:30; creating an Intl formatter would delay hydration on slow phones. */
const indiaOffsetMs = 5.5 * 60 * 60_000;

export const yearInIndia = (now: number) => new Date(now + indiaOffsetMs).getUTCFullYear();

const year = yearInIndia(Date.now());

/** Hydration keeps the text of the build, so an effect writes the current year over it. */
export function CopyrightYear() {
  const span = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    span.current!.textContent = String(year);
  }, []);
  return (
    <span ref={span} suppressHydrationWarning>
      {year}
    </span>
  );
}
