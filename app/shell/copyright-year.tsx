import { useEffect, useRef } from "react";
import { todayInIndia } from "#derive/dates/today-in-india.ts";

const year = todayInIndia(new Date()).slice(0, 4);

/** Hydration keeps the text of the build, so an effect writes the current year over it. */
export function CopyrightYear() {
  const span = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    span.current!.textContent = year;
  }, []);
  return (
    <span ref={span} suppressHydrationWarning>
      {year}
    </span>
  );
}
