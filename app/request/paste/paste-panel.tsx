import { useEffect, useId, useRef, useState } from "react";
import { pasteDialogCopy as copy } from "#content/copy/paste-dialog.ts";
import { pasteListCopy } from "#content/copy/paste-list.ts";
import { forgetSearch, loadSearch } from "#app/finder/load-search.ts";
import { Button, TextButton } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { requestList } from "../request-list.ts";
import { addLines } from "./add-lines.ts";
import { type MatchedLine, matchLines } from "./match-lines.ts";
import { asText, firstChoice, leftOut, PastedLine } from "./pasted-line.tsx";
import styles from "./paste-panel.module.css";

export interface PastePanelProps {
  onClose: () => void;
}

/** Takes a list, shows what each line may be, and adds them to the request. */
export default function PastePanel({ onClose }: PastePanelProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLTextAreaElement>(null);
  const [lines, setLines] = useState<readonly MatchedLine[]>([]);
  const [choices, setChoices] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const added = choices.filter((choice) => choice !== leftOut).length;

  useEffect(() => {
    dialog.current!.showModal();
    void loadSearch();
  }, []);

  async function match() {
    const search = await loadSearch();
    if (!search) forgetSearch();
    const found = search ? matchLines(search, list.current!.value) : [];
    setLines(found);
    setChoices(found.map(firstChoice));
    setProblem(search ? (found.length > 0 ? undefined : copy.nothing) : copy.failed);
  }

  function add() {
    const chosen = lines
      .map((line, at) => ({ ...line, id: choices[at] }))
      .filter((line) => line.id !== leftOut)
      .map((line) => ({ ...line, id: line.id === asText ? undefined : line.id }));
    requestList.change((current) => addLines(current, chosen));
    dialog.current!.close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{pasteListCopy.title}</h2>
      <Field label={copy.list} hint={copy.hint} error={problem}>
        {(wiring) => <textarea ref={list} rows={8} {...wiring} />}
      </Field>
      <div className={styles.actions}>
        <Button onClick={() => void match()}>{copy.match}</Button>
        <TextButton onClick={() => dialog.current!.close()}>{copy.close}</TextButton>
      </div>
      <p role="status">{lines.length > 0 && summaryOf(lines)}</p>
      {lines.length > 0 && (
        <>
          <ol className={styles.lines}>
            {lines.map((line, at) => (
              <PastedLine
                // Lines may be alike, and never move.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                line={line}
                choice={choices[at]!}
                onChoose={(choice) => setChoices(choices.with(at, choice))}
              />
            ))}
          </ol>
          <Button disabled={added === 0} onClick={add}>
            {copy.add(added)}
          </Button>
        </>
      )}
    </dialog>
  );
}

function summaryOf(lines: readonly MatchedLine[]): string {
  const clear = lines.filter(({ isClear }) => isClear).length;
  const none = lines.filter(({ options }) => options.length === 0).length;
  return copy.summary(clear, lines.length - clear - none, none);
}
