import { testNoteCopy as copy } from "#content/copy/tables/tables.ts";
import type { AccreditedLine } from "#derive/catalogue/accredited-lines.ts";
import styles from "./table/table.module.css";

interface AccreditedProps {
  lines: readonly AccreditedLine[];
  /** Where a visitor asks whether a test is accredited that no line names. */
  ask: string | false;
}

/** What the issued scope says about a test; elements/until-date.ts hides it after its last day. */
export const Accredited = ({ lines, ask }: AccreditedProps) => (
  <>
    {lines.map(({ text, until }) => (
      <until-date key={text} data-until={until}>
        <small>{text}</small>
      </until-date>
    ))}
    {ask && lines.length === 0 && (
      <ask-about-row>
        <a href={ask} className={styles.ask} aria-label={copy.isAccredited}>
          {copy.accredited}
        </a>
      </ask-about-row>
    )}
  </>
);
