import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages, queryParameter } from "#content/copy/pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FinderPanel, type PanelHandle } from "./finder-panel.tsx";
import { queryOfAddress } from "../results/query-paths.ts";
import { loadSearch } from "../load-search.ts";
import styles from "./finder-field.module.css";

// Beside the hydration, not after it.
if (!import.meta.env.SSR) void loadSearch();

interface FinderFieldProps {
  /** In the dialog, results follow the field; on a page they float over it. */
  inDialog?: boolean;
  /** What is known before the results are loaded. */
  children?: ReactNode;
}

/** The search field, hydrated at its first use. Until its results are loaded it leads to the list of tests. */
export default function FinderField({ inDialog = false, children }: FinderFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelHandle>(null);
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(inDialog);
  const [options, setOptions] = useState<{ active: string | undefined }>();
  const text = typed.trim();
  // One letter finds half of the catalogue.
  const searched = open && text.length > 1 ? text : "";

  function type() {
    setTyped(input.current!.value);
    setOpen(true);
  }

  function choose(chosen: string) {
    input.current!.value = chosen;
    input.current!.focus();
    type();
  }

  // The input is uncontrolled, so that text typed before hydration stays.
  useEffect(() => {
    setUsed(true);
    const { current: field } = input;
    if (!inDialog) field!.value ||= queryOfAddress();
    if (field === document.activeElement) type();
    // oxlint-disable-next-line react/exhaustive-deps -- only the text from before hydration is of interest.
  }, []);

  function leave() {
    setOpen(inDialog);
    input.current!.closest("dialog")?.close();
  }

  function press(event: KeyboardEvent) {
    // An input method confirms its text with Enter.
    if (!searched || event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && !inDialog) setOpen(false);
    else panel.current?.press(event);
  }

  return (
    <form
      role={inDialog ? undefined : "search"}
      className={inDialog ? undefined : styles.onPage}
      action={pages.tests.path}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(inDialog);
      }}
      data-print="hidden"
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          aria-label={finderCopy.label}
          name={queryParameter}
          placeholder={finderCopy.example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options !== undefined}
          aria-controls={`${id}-list`}
          aria-activedescendant={options?.active}
          // A change would not be reported of a field that a script filled.
          onInput={type}
          onKeyDown={press}
        />
        {inDialog && typed && (
          <button type="button" aria-label={finderCopy.clear} onClick={() => choose("")}>
            <Icon name="close" />
          </button>
        )}
        <button className={styles.find}>{finderCopy.find}</button>
      </div>
      {isUsed ? (
        <Suspense fallback={children}>
          <FinderPanel
            ref={panel}
            query={searched}
            onChoose={inDialog && !text ? choose : undefined}
            listId={`${id}-list`}
            onOptions={setOptions}
            onLeave={leave}
          />
        </Suspense>
      ) : (
        children
      )}
    </form>
  );
}
