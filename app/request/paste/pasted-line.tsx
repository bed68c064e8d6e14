import { pasteDialogCopy as copy } from "#content/copy/paste-dialog.ts";
import type { MatchedLine } from "./match-lines.ts";

/** Instead of the id of an entry. */
export const asText = "text";
export const leftOut = "none";

export const firstChoice = ({ isClear, options }: MatchedLine): string =>
  isClear ? options[0]!.id : asText;

interface PastedLineProps {
  line: MatchedLine;
  choice: string;
  onChoose: (choice: string) => void;
}

/** A line as it was typed, and what is added for it. */
export function PastedLine({ line, choice, onChoose }: PastedLineProps) {
  const { text, quantity, measured, options, isClear } = line;
  const state = isClear ? copy.matched : options.length > 0 ? copy.unclear : copy.notFound;
  return (
    <li>
      <span>{text}</span>
      <small>
        {[state, quantity ? copy.quantity(quantity) : measured].filter(Boolean).join(" · ")}
      </small>
      <select aria-label={text} value={choice} onChange={(event) => onChoose(event.target.value)}>
        {options.map(({ id, name, heading, service }) => (
          <option key={id} value={id}>
            {`${name} (${heading ?? service?.name})`}
          </option>
        ))}
        <option value={asText}>{copy.asText}</option>
        <option value={leftOut}>{copy.leaveOut}</option>
      </select>
    </li>
  );
}
