import { type ReactNode, useState } from "react";
import { resultWords } from "#content/finder-results.ts";
import { pages } from "#content/pages.ts";
import { useEnquiryList } from "#app/enquiry-list/use-enquiry-list.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { AddButton } from "./add-button.tsx";
import { Announcement } from "./announcement.tsx";
import { AskLink } from "./ask-link.tsx";
import { HitSummary } from "./hit-summary.tsx";
import { groupName, shownGroups, summaryOf } from "./shown-result.ts";
import { toggleTest } from "./toggle-test.ts";
import { useSearch } from "./use-search.ts";
import styles from "./found-tests.module.css";

interface FoundTestsProps {
  query: string;
  /** Shown while the index loads, and if it does not. */
  children: ReactNode;
}

/** All results of a query, as links by service. */
export function FoundTests({ query, children }: FoundTestsProps) {
  const found = useSearch(query, Infinity);
  const chosen = useEnquiryList();
  const [changed, setChanged] = useState("");
  if (typeof found === "string") return children;
  const sentence = summaryOf(found, query);
  return (
    <div className={styles.found}>
      <p>
        {sentence} <PageLink to={pages.tests.path}>{resultWords.allTests}</PageLink>
      </p>
      <Announcement text={changed || sentence} />
      {shownGroups(found).map((group) => (
        <section key={groupName(group)}>
          <h2>{groupName(group)}</h2>
          <ul>
            {group.hits.map((hit) => (
              <li key={hit.id}>
                <div>
                  <HitSummary hit={hit} siblings={group.hits} linked />
                </div>
                {hit.kind === "test" && (
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
      <p>
        <AskLink query={query} />
      </p>
    </div>
  );
}
