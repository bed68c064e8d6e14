import { useEffect, useId, useRef, useState } from "react";
import { pasteDialogCopy as copy } from "#content/copy/request/paste-dialog.ts";
import { pasteButtonCopy } from "#content/copy/request/empty-request.ts";
import { forgetSearch, loadSearch } from "#app/finder/load-search.ts";
import { Button, TextButton } from "#app/ui/button/button.tsx";
import dialogStyles from "#app/ui/dialog.module.css";
import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { requestStore } from "#app/request/request-store.ts";
import { addLines } from "./add-lines.ts";
import { asText, type Choice, firstChoice, leftOut, optionOf } from "./choice.ts";
import { requestLimits as limits } from "#app/request/limits.ts";
import { type MatchedLine, matchLines } from "./match-lines.ts";
import { PastedLines } from "./pasted-lines.tsx";
import styles from "./paste-panel.module.css";

export interface PastePanelProps {
  onClose: () => void;
}

/** Takes a list, shows what each line may be, and adds them to the request. */
export default function PastePanel({ onClose }: PastePanelProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [list, setList] = useState("");
  const [lines, setLines] = useState<readonly MatchedLine[]>([]);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [problem, setProblem] = useState<string>();
  const isMatched = lines.length > 0;
  const close = () => dialog.current!.close();
  const added = choices.filter((choice) => choice !== undefined && choice !== leftOut).length;
  const left = choices.filter((choice) => choice === undefined).length;

  useEffect(() => {
    dialog.current!.showModal();
    void loadSearch();
  }, []);

  async function match() {
    const search = await loadSearch();
    if (!search) forgetSearch();
    const refusal = search ? refusalOf(list) : copy.failed;
    const found = search && !refusal ? matchLines(search, list) : [];
    setProblem(refusal ?? (found.length > 0 ? undefined : copy.nothing));
    if (found.length === 0) return;
    setLines(found);
    setChoices(found.map(firstChoice));
    title.current!.focus();
  }

  function add() {
    const chosen = lines
      .map((line, at) => ({ line, choice: choices[at] }))
      .filter(({ choice }) => choice !== undefined && choice !== leftOut)
      .map(({ line: { text, quantity }, line, choice }) => ({
        text,
        quantity,
        id: choice === asText ? undefined : choice,
        mark: optionOf(line, choice)?.mark,
      }));
    if (addLines(requestStore.current(), chosen).items.length > limits.entries)
      return setProblem(copy.full(limits.entries));
    requestStore.change((current) => addLines(current, chosen));
    close();
  }

  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <header>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {pasteButtonCopy.title}
        </h2>
        <p role="status">{isMatched && summaryOf(lines)}</p>
        {isMatched && <TextButton onClick={() => setLines([])}>{copy.edit}</TextButton>}
        <button type="button" aria-label={copy.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>
        {isMatched ? (
          <PastedLines
            lines={lines}
            choices={choices}
            onChoose={(at, choice) => setChoices(choices.with(at, choice))}
          />
        ) : (
          <Field label={copy.list} hint={copy.hint} error={problem}>
            {(wiring) => (
              <textarea
                rows={10}
                value={list}
                onChange={({ target }) => setList(target.value)}
                {...wiring}
              />
            )}
          </Field>
        )}
      </div>
      <footer>
        {isMatched && <p role={problem && "alert"}>{problem ?? (left > 0 && copy.left(left))}</p>}
        <TextButton onClick={close}>{copy.cancel}</TextButton>
        {isMatched ? (
          <Button disabled={added === 0} onClick={add}>
            {copy.add(added)}
          </Button>
        ) : (
          <Button onClick={() => void match()}>{copy.match}</Button>
        )}
      </footer>
    </dialog>
  );
}

function refusalOf(list: string): string | undefined {
  const lines = list.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > limits.entries) return copy.tooMany(lines.length, limits.entries);
  const long = lines.find((line) => line.length > limits.text);
  return long && copy.tooLong(long, limits.text);
}

function summaryOf(lines: readonly MatchedLine[]): string {
  const clear = lines.filter(({ isClear }) => isClear).length;
  const texts = lines.filter(({ options }) => options.length === 0).length;
  return copy.summary(lines.length, lines.length - clear - texts, clear, texts);
}
