import {
  type KeyboardEvent,
  type Ref,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { resultsCopy } from "#content/copy/finder-results.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { AskLink } from "./ask-link.tsx";
import { Announcement } from "./announcement.tsx";
import { canBeAdded } from "./can-be-added.ts";
import { foundTestsPath } from "./found-tests-path.ts";
import { hitPath } from "./hit-path.ts";
import { forgetSearch, loadSearch } from "./load-search.ts";
import { ResultList } from "./result-list.tsx";
import { shownGroups, summaryOf } from "./shown-result.ts";
import { toggleTest } from "./toggle-test.ts";
import styles from "./finder-panel.module.css";

export interface PanelHandle {
  /** Handles a key pressed in the search field. */
  press: (event: KeyboardEvent) => void;
}

export interface FinderPanelProps {
  ref: Ref<PanelHandle>;
  /** Empty while nothing is shown. */
  query: string;
  /** The query with which Enter was pressed before the panel was loaded. */
  awaited: string | undefined;
  listId: string;
  /** Told the id of the option that Enter opens, or undefined where there are no options. */
  onOptions: (options: { active: string | undefined } | undefined) => void;
  onLeave: () => void;
}

/** More would be slow to draw; the list of tests has them all. */
const limit = 5;

/** What a query finds, below the search field. */
export default function FinderPanel(props: FinderPanelProps) {
  const search = use(loadSearch());
  return search ? <Results {...props} search={search} /> : <Failed {...props} />;
}

/** Every letter tries again; Enter leads to the list of tests. */
function Failed({ ref, query }: FinderPanelProps) {
  useEffect(forgetSearch);
  useImperativeHandle(ref, () => ({ press() {} }));
  return (
    query && (
      <div className={styles.panel}>
        <p className={styles.sentence}>{resultsCopy.failed}</p>
      </div>
    )
  );
}

function Results(props: FinderPanelProps & { search: Search }) {
  const { ref, query, awaited, listId, onOptions, onLeave, search } = props;
  const found = useMemo(() => search(query, limit), [search, query]);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ query: string; index: number }>();
  const [changed, setChanged] = useState<{ query: string; sentence: string }>();

  const groups = shownGroups(found);
  const hits = groups.flatMap((group) => group.hits);
  // Where nothing was found, Enter opens a suggestion only if an arrow chose it.
  const first = found.total > 0 ? 0 : -1;
  const activeIndex = chosen?.query === query ? chosen.index : first;
  const active = hits[activeIndex];
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active && optionId(activeIndex);

  const hasOptions = hits.length > 0;

  useLayoutEffect(() => {
    onOptions(hasOptions ? { active: activeId } : undefined);
    return () => onOptions(undefined);
  }, [activeId, hasOptions, onOptions]);

  function open(hit: SearchHit) {
    onLeave();
    // Offline, the service worker has whole documents only.
    if (navigator.onLine) void navigate(hitPath(hit));
    else location.assign(hitPath(hit));
  }

  function toggle(hit: SearchHit) {
    if (canBeAdded(hit)) setChanged({ query, sentence: toggleTest(hit) });
  }

  useLayoutEffect(() => {
    if (awaited === query && active) open(active);
    // oxlint-disable-next-line react/exhaustive-deps -- only Enter from before the panel was loaded is of interest.
  }, []);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hasOptions) {
      event.preventDefault();
      const from = step < 0 ? Math.max(activeIndex, 0) : activeIndex;
      const index = (from + step + hits.length) % hits.length;
      setChosen({ query, index });
      document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
    }
    if (event.key !== "Enter" || !active) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) toggle(active);
    else open(active);
  }
  useImperativeHandle(ref, () => ({ press }));

  if (!query) return null;
  const sentence = summaryOf(found, query);
  return (
    <div className={styles.panel} ref={(panel) => panel?.scrollIntoView({ block: "nearest" })}>
      <p className={styles.sentence} aria-hidden="true">
        {sentence}
      </p>
      <Announcement text={changed?.query === query ? changed.sentence : sentence} />
      {hasOptions && (
        <ResultList
          id={listId}
          groups={groups}
          active={activeIndex}
          optionId={optionId}
          onOpen={open}
          onToggle={toggle}
          onLeave={onLeave}
        />
      )}
      {/* Safari does not focus a pressed link, and the panel would close before the click. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <p className={styles.footer} onMouseDown={(event) => event.preventDefault()}>
        <span className={styles.keys}>
          <span>{resultsCopy.move}</span>
          <span>{resultsCopy.opens}</span>
          <span>{resultsCopy.adds}</span>
        </span>
        {found.total > limit && (
          <PageLink to={foundTestsPath(query)} onClick={onLeave}>
            {resultsCopy.showAll(found.total)}
          </PageLink>
        )}
        <AskLink query={query} onFollow={onLeave} />
      </p>
    </div>
  );
}
