import { createContext, useContext } from "react";
import type { Standard, StandardId } from "#content/standards.ts";
import styles from "./standards.module.css";

/** The standards named on the page, for the tooltips of the chips. */
const PageStandards = createContext<readonly Standard[]>([]);

export const StandardsProvider = PageStandards.Provider;

export const useStandards = () => useContext(PageStandards);

/** Standard numbers as chips, with their subjects as tooltips. */
export function StandardChips({ ids }: { ids: readonly StandardId[] }) {
  const known = useStandards();
  if (ids.length === 0) return "–";
  return (
    <span className={styles.chips}>
      {ids.map((id) => (
        <code
          key={id}
          className={styles.chip}
          title={known.find(({ number }) => number === id)?.subject}
        >
          {id}
        </code>
      ))}
    </span>
  );
}

/** The text of a table cell, as chips if it consists of standard numbers. */
export function CellText({ text }: { text: string }) {
  const known = useStandards();
  const ids = text.split(", ").map((item) => known.find(({ number }) => number === item)?.number);
  return ids.every((id) => id !== undefined) ? <StandardChips ids={ids} /> : text;
}
