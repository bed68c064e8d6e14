import { type ReactNode, use, useEffect, useState } from "react";
import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { pages } from "#content/copy/pages.ts";
import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { useRequestedIds } from "#app/request/use-request.ts";
import { accreditedPath } from "#derive/pages/ask-about.ts";
import type { SearchResult } from "#search/search.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { AddButton } from "./add-button.tsx";
import { Announcement } from "./announcement.tsx";
import { AskLink } from "./ask-link.tsx";
import { canBeAdded } from "./hit-path.ts";
import { HitSummary } from "./hit-summary.tsx";
import { forgetSearch, loadSearch } from "./load-search.ts";
import { NothingFound } from "./nothing-found.tsx";
import { groupName, summaryOf } from "./shown-result.ts";
import { HitLink } from "./hit-link.tsx";
import { toggleTest } from "./toggle-test.ts";
import styles from "./found-tests.module.css";

export interface FoundTestsProps {
  query: string;
  /** Shown without a query, and if the search did not load. */
  children: ReactNode;
}

export default function FoundTests({ query, children }: FoundTestsProps) {
  const search = use(loadSearch());
  useEffect(() => {
    if (!search) forgetSearch();
  });
  return search ? <Results found={search(query, Infinity)} query={query} /> : children;
}

function Results({ found, query }: { found: SearchResult; query: string }) {
  const chosen = useRequestedIds();
  const [changed, setChanged] = useState("");
  const sentence = summaryOf(found, query);
  return (
    <div className={styles.found}>
      <p>
        {found.total > 0 && sentence}{" "}
        <PageLink to={pages.tests.path}>{resultsCopy.allTests}</PageLink>
      </p>
      <Announcement text={changed || sentence} />
      {found.total === 0 && <NothingFound result={found} query={query} />}
      {found.groups.map((group) => (
        <section key={groupName(group)}>
          <h2>{groupName(group)}</h2>
          <ul>
            {group.hits.map((hit) => (
              <li key={hit.id}>
                <div>
                  <HitSummary hit={hit} linked />
                  <HitLink hit={hit} />{" "}
                  {hit.kind === "test" && (
                    <PageLink className={styles.ask} to={accreditedPath(hit)}>
                      {testNoteCopy.isAccredited}
                    </PageLink>
                  )}
                </div>
                {canBeAdded(hit) && (
                  <AddButton
                    test={hit.name}
                    isAdded={chosen.includes(hit.id)}
                    onPress={() => setChanged(toggleTest(hit))}
                  />
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
    </div>
  );
}
