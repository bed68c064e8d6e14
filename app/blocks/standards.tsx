import { createContext, useContext } from "react";
import type { Standard, StandardId } from "#content/standards.ts";
import styles from "./standards.module.css";

/** The standards that the page names, so that every chip can say its subject. */
const OnThisPage = createContext<readonly Standard[]>([]);

export const StandardsProvider = OnThisPage.Provider;

export const useStandards = () => useContext(OnThisPage);

/** Numbers as chips; what each is about on hover, and in the list at the end of the page. */
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

/** A cell of a table: chips where it names standards and nothing else. */
export function CellText({ words }: { words: string }) {
  const known = useStandards();
  const ids = words.split(", ").map((part) => known.find(({ number }) => number === part)?.number);
  return ids.every((id) => id !== undefined) ? <StandardChips ids={ids} /> : words;
}
