import { Fragment } from "react";
import type { StandardId } from "#content/standards.ts";
import { standardAddress } from "#derive/standards/standards-in-use.ts";
import { isStandard } from "#derive/standards/standards-register.ts";
import styles from "./standards.module.css";

interface StandardChipsProps {
  ids: readonly StandardId[];
  /** The words after each, instead of space. */
  joints?: readonly string[] | undefined;
}

/** Standard numbers, linked to the pages of those that a test uses. */
export function StandardChips({ ids, joints }: StandardChipsProps) {
  const className = joints ? `${styles.standard} ${styles.joined}` : styles.standard;
  return ids.map((id, index) => {
    const path = standardAddress(id);
    return (
      <Fragment key={id}>
        {index > 0 && !joints && " "}
        {path ? (
          <a href={path} className={className}>
            {id}
          </a>
        ) : (
          <code className={className}>{id}</code>
        )}
        {/* Between chips a comma would begin a line. */}
        {joints?.[index]?.replace(",", "")}
      </Fragment>
    );
  });
}

/** The text of a table cell, as links if it consists of standard numbers. */
export function CellText({ text }: { text: string }) {
  const ids = text.split(", ");
  return ids.every(isStandard) ? <StandardChips ids={ids} /> : text;
}
