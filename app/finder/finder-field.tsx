import {
  type KeyboardEvent,
  lazy,
  type Ref,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { finderWords } from "#content/finder.ts";
import { pages } from "#content/pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import type { PanelHandle } from "./finder-panel.tsx";
import { foundTestsPath, queryParameter } from "./found-tests-path.ts";
import { prefetchSearch } from "./load-search.ts";
import { SearchBoundary } from "./search-boundary.tsx";
import styles from "./finder-field.module.css";

interface FinderFieldProps {
  /** In the dialog, results follow the field; on a page they float over it. */
  inDialog?: boolean;
  /** What is searched for at first. */
  query?: string;
  /** Called when another page, or another place of this one, is opened. */
  onLeave?: () => void;
}

/** One letter finds half of the catalogue. */
const minLetters = 2;

function loadPanel() {
  prefetchSearch();
  return import("./finder-panel.tsx");
}

/** A failure is handled when the panel is needed. */
export const prefetchPanel = () => void loadPanel().catch(() => undefined);

const FinderPanel = lazy(loadPanel);

/** The search field. Its results are loaded on first use; without scripts it leads to the list of tests. */
export function FinderField({ inDialog = false, query = "", onLeave }: FinderFieldProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelHandle>(null);
  const [isUsed, setUsed] = useState(inDialog);
  const [awaited, setAwaited] = useState<string>();
  const [typed, setTyped] = useState(query);
  const [open, setOpen] = useState(inDialog);
  const [active, setActive] = useState<string>();
  const [hasOptions, setHasOptions] = useState(false);
  const searched = open && typed.trim().length >= minLetters ? typed.trim() : "";

  const showActive = useCallback((option: string | undefined, anyOptions: boolean) => {
    setActive(option);
    setHasOptions(anyOptions);
  }, []);

  const prepare = () => setUsed(true);

  function type() {
    prepare();
    setTyped(input.current!.value);
    setOpen(true);
  }

  // The input is uncontrolled, so that text typed before hydration stays.
  useEffect(() => {
    if (input.current?.value && input.current === document.activeElement) type();
    // oxlint-disable-next-line react/exhaustive-deps -- only the text from before hydration is of interest.
  }, []);

  function leave() {
    setOpen(inDialog);
    onLeave?.();
  }

  function press(event: KeyboardEvent) {
    if (!searched) return;
    if (event.key === "Escape" && !inDialog) setOpen(false);
    else panel.current?.press(event);
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
      className={inDialog ? styles.inDialog : styles.onPage}
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
          {finderWords.label}
        </label>
        <input
          ref={input}
          id={id}
          name={queryParameter}
          defaultValue={query}
          placeholder={finderWords.example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={`${id}-list`}
          aria-activedescendant={active}
          onChange={type}
          onKeyDown={press}
        />
        <button>{finderWords.find}</button>
      </div>
      {isUsed && (
        <SearchBoundary
          loading={
            <Loading ref={panel} isShown={searched !== ""} onEnter={() => setAwaited(searched)} />
          }
          failed={searched && <div className={styles.status}>{finderWords.failed}</div>}
        >
          <FinderPanel
            ref={panel}
            query={searched}
            awaited={awaited}
            listId={`${id}-list`}
            onActive={showActive}
            onLeave={leave}
          />
        </SearchBoundary>
      )}
    </form>
  );
}

interface LoadingProps {
  ref: Ref<PanelHandle>;
  isShown: boolean;
  onEnter: () => void;
}

/** Takes the place of the panel until it is there; Enter then opens the first result. */
function Loading({ ref, isShown, onEnter }: LoadingProps) {
  useImperativeHandle(ref, () => ({
    press(event) {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onEnter();
    },
  }));
  return isShown && <div className={styles.status}>{finderWords.loading}</div>;
}
