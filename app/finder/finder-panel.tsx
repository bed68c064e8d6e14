import {
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { resultWords, showAll } from "#content/finder-results.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { AskLink } from "./ask-link.tsx";
import { Announcement } from "./announcement.tsx";
import { foundTestsPath } from "./found-tests-path.ts";
import { ResultList } from "./result-list.tsx";
import type { FinderHit } from "./result-groups.ts";
import { shownGroups, summaryOf } from "./shown-result.ts";
import { toggleTest } from "./toggle-test.ts";
import { useOpenHit } from "./use-open-hit.ts";
import { useSearch } from "./use-search.ts";
import styles from "./finder-panel.module.css";

export interface PanelHandle {
  /** A key pressed in the search field. */
  press: (event: KeyboardEvent) => void;
}

interface FinderPanelProps {
  ref: Ref<PanelHandle>;
  query: string;
  /** The query with which Enter was pressed before the panel was loaded. */
  awaited: string | undefined;
  listId: string;
  /** Told the id of the option that Enter opens, and whether there are options. */
  onActive: (id: string | undefined, hasOptions: boolean) => void;
  onLeave: () => void;
}

/** More would be slow to draw; the list of tests has them all. */
const limit = 5;

/** What a query finds, below the search field. */
export function FinderPanel({ ref, query, awaited, listId, onActive, onLeave }: FinderPanelProps) {
  const found = useSearch(query, limit);
  const openHit = useOpenHit();
  const waiting = useRef(awaited);
  const [chosen, setChosen] = useState<{ query: string; index: number }>();
  const [changed, setChanged] = useState<{ query: string; sentence: string }>();

  const loaded = typeof found === "string" ? undefined : found;
  const groups = loaded ? shownGroups(loaded) : [];
  const hits = groups.flatMap((group) => group.hits);
  // Where nothing was found, Enter opens one of the nearest only if an arrow chose it.
  const first = loaded?.total ? 0 : -1;
  const activeIndex = chosen?.query === query ? chosen.index : first;
  const active = hits[activeIndex];
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active && optionId(activeIndex);

  const hasOptions = hits.length > 0;

  useLayoutEffect(() => {
    onActive(activeId, hasOptions);
    return () => onActive(undefined, false);
  }, [activeId, hasOptions, onActive]);

  function open({ href }: FinderHit) {
    onLeave();
    openHit(href);
  }

  function toggle(hit: FinderHit) {
    if (hit.kind === "test") setChanged({ query, sentence: toggleTest(hit) });
  }

  /** Enter before the results are there opens the first once they are. */
  useLayoutEffect(() => {
    if (waiting.current !== query || !active) return;
    waiting.current = undefined;
    open(active);
  });

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hasOptions) {
      event.preventDefault();
      const from = step < 0 ? Math.max(activeIndex, 0) : activeIndex;
      const index = (from + step + hits.length) % hits.length;
      setChosen({ query, index });
      document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
    }
    // An input method confirms its text with Enter.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || found === "failed") return;
    if (active && (event.ctrlKey || event.metaKey)) toggle(active);
    else if (active) open(active);
    else if (!loaded) waiting.current = query;
    else return;
    event.preventDefault();
  }
  useImperativeHandle(ref, () => ({ press }));

  const sentence = typeof found === "string" ? resultWords[found] : summaryOf(found, query);
  return (
    <div className={styles.panel}>
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
        />
      )}
      {/* Safari does not focus a pressed link, and the panel would close before the click. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <p className={styles.footer} onMouseDown={(event) => event.preventDefault()}>
        <span className={styles.keys}>
          <span>{resultWords.move}</span>
          <span>{resultWords.opens}</span>
          <span>{resultWords.adds}</span>
        </span>
        {loaded && loaded.total > limit && (
          <PageLink to={foundTestsPath(query)} onClick={onLeave}>
            {showAll(loaded.total)}
          </PageLink>
        )}
        <AskLink query={query} onFollow={onLeave} />
      </p>
    </div>
  );
}
