import { useSyncExternalStore } from "react";
import type { AccreditedLine } from "#derive/catalogue/accredited-lines.ts";
import { todayInIndia } from "#derive/today-in-india.ts";

interface AccreditedProps {
  lines: readonly AccreditedLine[];
  className?: string | undefined;
}

const never = () => () => undefined;
const today = () => todayInIndia(new Date());
/** Sorts before any date: the document shows what was valid when it was built. */
const beforeHydration = () => "";

/** What the issued scope says about a test, up to its last day; the document may be older than that. */
export function Accredited({ lines, className }: AccreditedProps) {
  const day = useSyncExternalStore(never, today, beforeHydration);
  return linesOn(day, lines).map(({ text }) => (
    <span key={text} className={className}>
      {text}
    </span>
  ));
}

export const linesOn = (day: string, lines: readonly AccreditedLine[]) =>
  lines.filter(({ until }) => day <= until);
