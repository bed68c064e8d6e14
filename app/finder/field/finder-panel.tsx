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
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { resultsCopy } from "#content/copy/finder/finder.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { hasModifier } from "#app/ui/modifiers.ts";
import { requestPath } from "#app/request/request-path.ts";
import { useRequestedIds } from "#app/request/use-request.ts";
import { AskLink } from "../results/result-links.tsx";
import { Announcement, FailedSearch } from "../results/search-status.tsx";
import { canBeAdded, isAddedByKey, hitPath } from "../results/hit-path.ts";
import { forgetSearch, loadSearch } from "../load-search.ts";
import { NothingFound } from "../results/nothing-found.tsx";
import { foundTestsPath } from "../results/query-paths.ts";
import { ResultList } from "../results/result-list.tsx";
import { resultsSentence } from "../results/shown-result.ts";
import { toggleTest } from "#app/request/add-test/toggle-test.ts";

export interface PanelHandle {
  press: (event: KeyboardEvent) => void;
}

interface FinderPanelProps {
  ref: Ref<PanelHandle>;
  /** Empty while no results are shown. */
  query: string;
  /** Given where queries are offered to begin with. */
  onChoose: ((query: string) => void) | undefined;
  listId: string;
  /** Told the id of the option that Enter opens, or undefined where there are no options. */
  onOptions: (options: { active: string | undefined } | undefined) => void;
  /** Called when a result is opened. */
  onLeave: () => void;
}

/** More would be slow to draw; the list of tests has them all. */
const limit = 5;

export function FinderPanel(props: FinderPanelProps) {
  const { query, onChoose } = props;
  if (!query) return onChoose && <FirstQueries onChoose={onChoose} />;
  const search = use(loadSearch());
  return search ? <Results {...props} search={search} /> : <Retry />;
}

/** Every letter tries again. */
function Retry() {
  useEffect(forgetSearch);
  return <FailedSearch />;
}

/** Once for each panel: a function that React sees as new would scroll with every letter. */
const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: "nearest" });

function Results(props: FinderPanelProps & { search: Search }) {
  const { ref, query, listId, onOptions, onLeave, search } = props;
  const found = useMemo(() => search(query, limit), [search, query]);
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
    location.assign(hitPath(hit));
  }

  function toggle(hit: SearchHit) {
    if (canBeAdded(hit)) void toggleTest(hit).then((sentence) => setChanged({ query, sentence }));
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hasOptions && !hasModifier(event)) {
      event.preventDefault();
      const index = (activeIndex + step + hits.length) % hits.length;
      setChosen({ query, index });
      document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
    }
    if (event.key !== "Enter" || event.altKey || event.shiftKey || !active) return;
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey) open(active);
    else if (isAddedByKey(found, active)) toggle(active);
  }
  useImperativeHandle(ref, () => ({ press }));

  const sentence = resultsSentence(found, query);
  return (
    // A press on it does not take the focus from the field, which would close it before the click.
    <div className="found" ref={bringIntoView} onMouseDown={(event) => event.preventDefault()}>
      {found.total > 0 && (
        <p className={`row ${found.leftOut ? "" : "note"} finder-line`}>
          <span aria-hidden="true">{sentence}</span>
          {found.total > limit && (
            <a href={foundTestsPath(query)}>{resultsCopy.showAll(found.total)}</a>
          )}
        </p>
      )}
      {found.total === 0 && <NothingFound result={found} query={query} />}
      <Announcement text={changed?.query === query ? changed.sentence : sentence} />
      {hasOptions && (
        <ResultList
          id={listId}
          groups={found.groups}
          active={activeIndex}
          optionId={optionId}
          onOpen={open}
          onToggle={toggle}
        />
      )}
      {found.total > 0 && (
        <p className="row note finder-line found-footer">
          {!found.leftOut && <span className="found-keys">{resultsCopy.keys}</span>}
          <AskLink query={query} />
          {count > 0 && (
            <a className="found-request" href={requestPath}>
              {yourRequestCopy.linkWith(count)}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** While the field is empty. */
const FirstQueries = ({ onChoose }: { onChoose: (query: string) => void }) => (
  <section className="row finder-line">
    <h2 className="label">{resultsCopy.try}</h2>
    {resultsCopy.frequent.map((query) => (
      <button key={query} type="button" className="box" onClick={() => onChoose(query)}>
        {query}
      </button>
    ))}
  </section>
);
