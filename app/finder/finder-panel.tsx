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
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { requestPath } from "#app/finder/your-request-link.tsx";
import { useRequestedIds } from "#app/request/use-request.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { AskLink } from "./ask-link.tsx";
import { Announcement } from "./announcement.tsx";
import { canBeAdded, isAddedByKey, hitPath } from "./hit-path.ts";
import { FailedSearch, type PanelHandle } from "./failed-search.tsx";
import { forgetSearch, loadSearch } from "./load-search.ts";
import { NothingFound } from "./nothing-found.tsx";
import { foundTestsPath } from "./open-finder.ts";
import { ResultList } from "./result-list.tsx";
import { summaryOf } from "./shown-result.ts";
import { toggleTest } from "./toggle-test.ts";
import styles from "./finder-panel.module.css";

export interface FinderPanelProps {
  ref: Ref<PanelHandle>;
  /** Empty while no results are shown. */
  query: string;
  /** Given where queries are offered to begin with. */
  onChoose: ((query: string) => void) | undefined;
  /** The query with which Enter was pressed before the panel was loaded. */
  awaited: string | undefined;
  listId: string;
  /** Told the id of the option that Enter opens, or undefined where there are no options. */
  onOptions: (options: { active: string | undefined } | undefined) => void;
  onLeave: () => void;
}

/** More would be slow to draw; the list of tests has them all. */
const limit = 5;

export default function FinderPanel(props: FinderPanelProps) {
  const { query, onChoose } = props;
  if (!query) return onChoose && <FirstQueries onChoose={onChoose} />;
  const search = use(loadSearch());
  return search ? <Results {...props} search={search} /> : <Retry {...props} />;
}

/** Every letter tries again. */
function Retry({ ref }: FinderPanelProps) {
  useEffect(forgetSearch);
  return <FailedSearch ref={ref} />;
}

/** Once for each panel: a function that React sees as new would scroll with every letter. */
const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: "nearest" });

function Results(props: FinderPanelProps & { search: Search }) {
  const { ref, query, awaited, listId, onOptions, onLeave, search } = props;
  const found = useMemo(() => search(query, limit), [search, query]);
  const navigate = useNavigate();
  const count = useRequestedIds().length;
  const [chosen, setChosen] = useState<{ query: string; index: number }>();
  const [changed, setChanged] = useState<{ query: string; sentence: string }>();

  const hits = found.groups.flatMap((group) => group.hits);
  const activeIndex = chosen?.query === query ? chosen.index : 0;
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
    if (!canBeAdded(hit)) return;
    setChanged({ query, sentence: toggleTest(hit) });
  }

  useLayoutEffect(() => {
    if (awaited === query && active) open(active);
    // oxlint-disable-next-line react/exhaustive-deps -- only Enter from before the panel was loaded is of interest.
  }, []);

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hasOptions) {
      event.preventDefault();
      const index = (activeIndex + step + hits.length) % hits.length;
      setChosen({ query, index });
      document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
    }
    if (event.key !== "Enter" || !active) return;
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey) open(active);
    else if (isAddedByKey(found, active)) toggle(active);
  }
  useImperativeHandle(ref, () => ({ press }));

  const sentence = summaryOf(found, query);
  return (
    // A press on it does not take the focus from the field, which would close it before the click.
    <div
      className={styles.panel}
      ref={bringIntoView}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.total > 0 && (
        <p className={styles.sentence}>
          <span aria-hidden="true">{sentence}</span>
          {found.total > limit && (
            <PageLink to={foundTestsPath(query)} onClick={onLeave}>
              {resultsCopy.showAll(found.total)}
            </PageLink>
          )}
        </p>
      )}
      {found.total === 0 && <NothingFound result={found} query={query} onLeave={onLeave} />}
      <Announcement text={changed?.query === query ? changed.sentence : sentence} />
      {hasOptions && (
        <ResultList
          id={listId}
          groups={found.groups}
          active={activeIndex}
          optionId={optionId}
          onOpen={open}
          onToggle={toggle}
          onLeave={onLeave}
        />
      )}
      {found.total > 0 && (
        <p className={styles.footer}>
          <span className={styles.keys}>{resultsCopy.keys}</span>
          <AskLink query={query} onFollow={onLeave} />
          {count > 0 && (
            <PageLink className={styles.list} to={requestPath} onClick={onLeave}>
              {yourRequestCopy.linkWith(count)}
            </PageLink>
          )}
        </p>
      )}
    </div>
  );
}

/** While the field is empty. */
const FirstQueries = ({ onChoose }: { onChoose: (query: string) => void }) => (
  <section className={styles.queries}>
    <h2>{resultsCopy.try}</h2>
    {resultsCopy.frequent.map((query) => (
      <button key={query} type="button" onClick={() => onChoose(query)}>
        {query}
      </button>
    ))}
  </section>
);
