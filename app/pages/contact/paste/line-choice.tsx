import { useId } from "react";
import { pasteDialogCopy as copy } from "#content/copy/request/paste-dialog.ts";
import hidden from "#app/ui/visually-hidden.module.css";
import { asText, type Choice, leftOut, optionOf } from "./choice.ts";
import type { MatchedLine } from "./match-lines.ts";
import chip from "#app/ui/chip.module.css";
import styles from "./line-choice.module.css";

interface LineChoiceProps {
  line: MatchedLine;
  choice: Choice;
  /** The visitor asked to change it. */
  isFocused: boolean;
  onChoose: (choice: Choice) => void;
}

export function LineChoice({ line, choice, isFocused, onChoose }: LineChoiceProps) {
  const { text, quantity, options, isOpen } = line;
  const name = useId();
  const isOneService = new Set(options.map(({ service }) => service?.slug)).size === 1;
  const radio = (value: string) => (
    <input
      ref={(input) => {
        if (isFocused && choice === value) input?.focus();
      }}
      type="radio"
      name={name}
      value={value}
      checked={choice === value}
      onChange={() => onChoose(value)}
    />
  );
  return (
    <li className={styles.line}>
      <fieldset>
        <legend className={hidden.visuallyHidden}>{copy.which(text)}</legend>
        <p className={styles.typed}>
          <span>{text}</span>
          <span className={styles.read}>
            {isOpen ? copy.howMany : <b>{quantity ?? 1}</b>}{" "}
            {(optionOf(line, choice) ?? options[0])?.mark}
          </span>
        </p>
        <div className={styles.options}>
          {options.map(({ id, name: test, methods = [], specifications = [], ...option }) => (
            <label key={id}>
              {radio(id)}
              <span>
                {test} <code className={chip.chip}>{[...methods, ...specifications][0]}</code>{" "}
                <small>
                  {option.range ?? option.heading ?? (!isOneService && option.service?.name)}
                </small>
              </span>
            </label>
          ))}
          {[asText, leftOut].map((value) => (
            <label key={value}>
              {radio(value)}
              {value === asText ? copy.asText : copy.leaveOut}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
