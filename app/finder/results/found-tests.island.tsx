import { useEffect, useLayoutEffect, useState } from "react";
import { resultsCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { askPath, scopeQuestion } from "#derive/pages/ask-path.ts";
import type { Search, SearchResult } from "#search/search.ts";
import { AddButton } from "#app/request/add-test/add-button.tsx";
import { Announcement, FailedSearch } from "./search-status.tsx";
import { AskLink, HitLink } from "./result-links.tsx";
import { canBeAdded } from "./hit-path.ts";
import { HitSummary } from "./hit-summary.tsx";
import { queryOfAddress } from "./query-paths.ts";
import { forgetSearch, loadSearch } from "../load-search.ts";
import { NothingFound } from "./nothing-found.tsx";
import { groupName, resultsSentence } from "./shown-result.ts";
import { toggleTest } from "#app/request/add-test/toggle-test.ts";

interface FoundTestsProps {
  /** The id of the whole list, which it replaces unless the search does not load. */
  list: string;
}

/** What the query of the address finds. */
export default function FoundTests({ list }: FoundTestsProps) {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  const query = search && queryOfAddress();

  useEffect(() => {
    if (!queryOfAddress()) return;
    const load = () =>
      void loadSearch().then((loaded) => {
        if (!loaded) forgetSearch();
        setFailed(!loaded);
        setSearch(() => loaded);
      });
    load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, []);

  useLayoutEffect(() => {
    document.getElementById(list)!.hidden = search !== undefined;
  }, [list, search]);

  return (
    <div className="stack found-tests">
      {hasFailed && <FailedSearch />}
      {query && <Results found={search(query, Infinity)} query={query} />}
    </div>
  );
}

function Results({ found, query }: { found: SearchResult; query: string }) {
  const [changed, setChanged] = useState("");
  const sentence = resultsSentence(found, query);
  return (
    <>
      <p>
        {found.total > 0 && sentence} <a href={pages.tests.path}>{resultsCopy.allTests}</a>
      </p>
      <Announcement text={changed || sentence} />
      {found.total === 0 && <NothingFound result={found} query={query} />}
      {found.groups.map((group) => (
        <section key={groupName(group)}>
          <h2>{groupName(group)}</h2>
          {group.hits.some(({ kind }) => kind === "test") && (
            <a className="note in-sentence" href={askPath(scopeQuestion, groupName(group))}>
              {testNoteCopy.areAccredited(groupName(group))}
            </a>
          )}
          <ul className="ruled">
            {group.hits.map((hit) => (
              <li key={hit.id}>
                <div>
                  <HitSummary hit={hit} linked />
                  <HitLink hit={hit} />
                </div>
                {canBeAdded(hit) && (
                  <AddButton test={hit} onPress={() => void toggleTest(hit).then(setChanged)} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.total > 0 && (
        <p>
          <AskLink query={query} />
        </p>
      )}
    </>
  );
}
