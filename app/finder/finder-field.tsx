import {
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { finderWords } from "#content/finder.ts";
import { pages } from "#content/pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import { foundTestsPath, queryParameter } from "./found-tests-path.ts";
import type { FinderPanel, PanelHandle } from "./finder-panel.tsx";
import { prefetchFinder } from "./load-finder.ts";
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
const enoughLetters = 2;

function loadPanel() {
  prefetchFinder();
  return import("./finder-panel.tsx");
}

/** A failure is handled when the panel is needed. */
export const prefetchPanel = () => void loadPanel().catch(() => undefined);

/** The search field. Its results are loaded on first use; without scripts it leads to the list of tests. */
export function FinderField({ inDialog = false, query = "", onLeave }: FinderFieldProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelHandle>(null);
  const [failed, setFailed] = useState(false);
  const [awaited, setAwaited] = useState<string>();
  const [loaded, setLoaded] = useState<{ Panel: typeof FinderPanel }>();
  const [typed, setTyped] = useState(query);
  const [open, setOpen] = useState(inDialog);
  const [active, setActive] = useState<string>();
  const [hasOptions, setHasOptions] = useState(false);
  const isEnough = typed.trim().length >= enoughLetters;
  const showsPanel = loaded && open && isEnough;

  const showActive = useCallback((option: string | undefined, anyOptions: boolean) => {
    setActive(option);
    setHasOptions(anyOptions);
  }, []);

  function prepare() {
    if (loaded) return;
    loadPanel().then(
      ({ FinderPanel: Panel }) => setLoaded({ Panel }),
      () => setFailed(true),
    );
  }

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
    if (event.key === "Escape" && showsPanel && !inDialog) setOpen(false);
    else if (showsPanel) panel.current?.press(event);
    else if (event.key === "Enter" && isEnough && !loaded && !failed) {
      event.preventDefault();
      setAwaited(typed.trim());
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
      {showsPanel && (
        <loaded.Panel
          ref={panel}
          query={typed.trim()}
          awaited={awaited}
          listId={`${id}-list`}
          onActive={showActive}
          onLeave={leave}
        />
      )}
    </form>
  );
}
