import { createContext, Fragment, useContext } from "react";
import type { StandardId } from "#content/standards.ts";
import type { PageStandard } from "#derive/pages/service-page.ts";
import styles from "./standards.module.css";

/** The standards named on the page, by which a table cell recognises a standard number. */
const PageStandards = createContext<readonly PageStandard[]>([]);

export const StandardsProvider = PageStandards.Provider;

const useStandards = () => useContext(PageStandards);

/** Standard numbers, linked to the pages of those that a test uses. */
export function StandardChips({ ids }: { ids: readonly StandardId[] }) {
  const known = useStandards();
  return ids.map((id, index) => {
    const path = known.find(({ number }) => number === id)?.path;
    return (
      <Fragment key={id}>
        {index > 0 && " "}
        {path ? (
          <a href={path} className={styles.standard}>
            {id}
          </a>
        ) : (
          <code className={styles.standard}>{id}</code>
        )}
      </Fragment>
    );
  });
}

/** The text of a table cell, as links if it consists of standard numbers. */
export function CellText({ text }: { text: string }) {
  const known = useStandards();
  const ids = text.split(", ").map((item) => known.find(({ number }) => number === item)?.number);
  return ids.every((id) => id !== undefined) ? <StandardChips ids={ids} /> : text;
}
