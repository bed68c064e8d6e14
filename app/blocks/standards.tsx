import { createContext, useContext } from "react";
import type { StandardId } from "#content/standards.ts";
import type { PageStandard } from "#derive/pages/service-page.ts";
import { StandardLink } from "./standard-link.tsx";
import styles from "./standards.module.css";

/** The standards named on the page, by which a table cell recognises a standard number. */
const PageStandards = createContext<readonly PageStandard[]>([]);

export const StandardsProvider = PageStandards.Provider;

export const useStandards = () => useContext(PageStandards);

/** Standard numbers as chips, linked to the pages of those that a test uses. */
export function StandardChips({ ids }: { ids: readonly StandardId[] }) {
  const known = useStandards();
  if (ids.length === 0) return "–";
  return (
    <span className={styles.chips}>
      {ids.map((id) => {
        const standard = known.find(({ number }) => number === id);
        return standard?.path ? (
          <StandardLink key={id} to={standard.path} subject={standard.subject}>
            {id}
          </StandardLink>
        ) : (
          <code key={id} className={styles.chip}>
            {id}
          </code>
        );
      })}
    </span>
  );
}

/** The text of a table cell, as chips if it consists of standard numbers. */
export function CellText({ text }: { text: string }) {
  const known = useStandards();
  const ids = text.split(", ").map((item) => known.find(({ number }) => number === item)?.number);
  return ids.every((id) => id !== undefined) ? <StandardChips ids={ids} /> : text;
}
