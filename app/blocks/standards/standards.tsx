import { Fragment } from "react";
import type { StandardId } from "#content/standards.ts";
import { standardAddress } from "#derive/standards/standards-in-use.ts";
import { isStandard } from "#derive/standards/standards-register.ts";
import styles from "./standards.module.css";

/** Standard numbers, linked to the pages of those that a test uses. */
export function StandardChips({ ids }: { ids: readonly StandardId[] }) {
  return ids.map((id, index) => {
    const path = standardAddress(id);
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
  const ids = text.split(", ");
  return ids.every(isStandard) ? <StandardChips ids={ids} /> : text;
}
