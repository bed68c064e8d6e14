import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages, queryParameter } from "#content/copy/pages.ts";
import { orReport } from "#app/browser/or-report.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import { FailedSearch, type PanelHandle } from "./failed-search.tsx";
import type { FinderPanelProps } from "./finder-panel.tsx";
import { loadSearch } from "./load-search.ts";
import { foundTestsPath, openFinder } from "./open-finder.ts";
import styles from "./finder-field.module.css";

interface FinderFieldProps {
  /** In the dialog, results follow the field; on a page they float over it. */
  inDialog?: boolean;
  query?: string;
  /** Called when another page, or another place of this one, is opened. */
  onLeave?: () => void;
}

export function loadPanel(): Promise<{ default: ComponentType<FinderPanelProps> }> {
  void loadSearch();
  return import("./finder-panel.tsx").catch(orReport({ default: FailedSearch }));
}

const FinderPanel = lazy(loadPanel);

/** The search field. Its results are loaded on first use; without scripts it leads to the list of tests. */
export function FinderField({ inDialog = false, query = "", onLeave }: FinderFieldProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelHandle>(null);
  const [isUsed, setUsed] = useState(useHydrated() && inDialog);
  const [awaited, setAwaited] = useState<string>();
  const [typed, setTyped] = useState(query);
  const [open, setOpen] = useState(inDialog);
  const [options, setOptions] = useState<{ active: string | undefined }>();
  const text = typed.trim();
  // One letter finds half of the catalogue.
  const searched = open && text.length > 1 ? text : "";

  const prepare = () => setUsed(true);

  function type() {
    prepare();
    setAwaited(undefined);
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
    if (input.current === document.activeElement) type();
    // oxlint-disable-next-line react/exhaustive-deps -- only the text from before hydration is of interest.
  }, []);

  /** On a phone the keyboard leaves no room for results below a field in the page. */
  function touch() {
    if (inDialog || !matchMedia("(width <= 768px) and (pointer: coarse)").matches) return;
    // The focus would return to it, and open the keyboard again.
    input.current!.blur();
    openFinder(input.current!.value);
  }

  function leave() {
    setOpen(inDialog);
    onLeave?.();
  }

  function press(event: KeyboardEvent) {
    // An input method confirms its text with Enter.
    if (!searched || event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && !inDialog) setOpen(false);
    else if (panel.current) panel.current.press(event);
    else if (event.key === "Enter") {
      event.preventDefault();
      setAwaited(searched);
    }
  }

  function submit(event: SyntheticEvent) {
    // Offline, the service worker has the whole document only.
    if (!navigator.onLine) return;
    event.preventDefault();
    // Before hydration nothing was rendered for the typed text.
    void navigate(foundTestsPath(input.current!.value));
    leave();
  }

  return (
    <form
      role={inDialog ? undefined : "search"}
      className={inDialog ? undefined : styles.onPage}
      action={pages.tests.path}
      onSubmit={submit}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(inDialog);
      }}
      data-print="hidden"
    >
      <div className={styles.field}>
        <Icon name="search" />
        <label htmlFor={id} className={visuallyHidden.visuallyHidden}>
          {finderCopy.label}
        </label>
        <input
          ref={input}
          id={id}
          name={queryParameter}
          defaultValue={query}
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
          onChange={type}
          onClick={touch}
          onKeyDown={press}
        />
        {inDialog && typed && (
          <button type="button" aria-label={finderCopy.clear} onClick={() => choose("")}>
            <Icon name="close" />
          </button>
        )}
        <button className={styles.find}>{finderCopy.find}</button>
      </div>
      {isUsed && (
        <Suspense
          fallback={
            (searched || inDialog) && <div className={styles.status}>{finderCopy.loading}</div>
          }
        >
          <FinderPanel
            ref={panel}
            query={searched}
            onChoose={inDialog && !text ? choose : undefined}
            awaited={awaited}
            listId={`${id}-list`}
            onOptions={setOptions}
            onLeave={leave}
          />
        </Suspense>
      )}
    </form>
  );
}
