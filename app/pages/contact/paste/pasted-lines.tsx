import { useState } from "react";
import { pasteDialogCopy as copy } from "#content/copy/request/paste-dialog.ts";
import { requestCopy } from "#content/copy/request/request.ts";
import { type Choice, leftOut, optionOf } from "./choice.ts";
import { LineChoice } from "./line-choice.tsx";
import type { MatchedLine } from "./match-lines.ts";
import chip from "#app/ui/chip.module.css";
import styles from "./pasted-lines.module.css";

interface PastedLinesProps {
  lines: readonly MatchedLine[];
  choices: readonly Choice[];
  onChoose: (at: number, choice: Choice) => void;
}

/** The lines that need a choice first, then one row for each of the others. */
export function PastedLines({ lines, choices, onChoose }: PastedLinesProps) {
  const [changed, setChanged] = useState<number>();
  // Lines may be alike, and never move.
  const numbered = lines.map((line, at) => ({ line, at, choice: choices[at] }));
  const open = numbered.filter(({ line }) => !line.isClear && line.options.length > 0);
  const others = numbered.filter((entry) => !open.includes(entry));
  const question = ({ at, ...entry }: (typeof numbered)[number]) => (
    <LineChoice
      key={at}
      {...entry}
      isFocused={at === changed}
      onChoose={(choice) => onChoose(at, choice)}
    />
  );
  return (
    <>
      {open.length > 0 && (
        <>
          <h3>
            {copy.open} <span>{open.length}</span>
          </h3>
          <ol>{open.map(question)}</ol>
        </>
      )}
      {others.length > 0 && (
        <>
          <div className={styles.columns}>
            <h3>
              {copy.chosen} <span>{others.length}</span>
            </h3>
            <span>{copy.test}</span>
            <span>{copy.quantity}</span>
            <span>{requestCopy.mark}</span>
          </div>
          <ol className={styles.rows}>
            {others.map((entry) =>
              entry.at === changed ? (
                question(entry)
              ) : (
                <Row key={entry.at} {...entry} onChange={() => setChanged(entry.at)} />
              ),
            )}
          </ol>
        </>
      )}
    </>
  );
}

interface RowProps {
  line: MatchedLine;
  choice: Choice;
  onChange: () => void;
}

function Row({ line, choice, onChange }: RowProps) {
  const option = optionOf(line, choice);
  const name = option?.name ?? line.text;
  const mark = option ? option.mark : choice === leftOut ? copy.leaveOut : copy.keptAsText;
  return (
    <li className={styles.row} data-text={option ? undefined : ""}>
      <span className={styles.typed}>{line.text}</span>
      <b>
        <span>{name}</span>
        {option?.kind === "set" && <span className={`${chip.chip} ${chip.set}`}>{copy.set}</span>}
      </b>
      <span className={styles.quantity}>{line.quantity ?? 1}</span>
      <span className={styles.mark}>{mark}</span>
      <button type="button" aria-label={copy.change(name)} onClick={onChange}>
        <Pencil />
      </button>
    </li>
  );
}

/** Not among the icons of every page, whose size is tested. */
const Pencil = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d="M3 13l.6-2.8L10.8 3l2.2 2.2-7.2 7.2z" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);
