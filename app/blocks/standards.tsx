import { createContext, useContext } from "react";
import type { Standard, StandardId } from "#content/standards.ts";
import styles from "./standards.module.css";

/** The standards named on the page, by which a table cell recognises a standard number. */
const PageStandards = createContext<readonly Standard[]>([]);

export const StandardsProvider = PageStandards.Provider;

export const useStandards = () => useContext(PageStandards);

/** Standard numbers as chips; the list at the end of the page gives their subjects. */
export function StandardChips({ ids }: { ids: readonly StandardId[] }) {
  if (ids.length === 0) return "–";
  return (
    <span className={styles.chips}>
      {ids.map((id) => (
        <code key={id} className={styles.chip}>
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
