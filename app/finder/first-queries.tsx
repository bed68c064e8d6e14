import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { recentSearches } from "./recent-searches.ts";
import styles from "./first-queries.module.css";

/** While the field is empty: what was searched for before, and examples. */
export function FirstQueries({ onChoose }: { onChoose: (query: string) => void }) {
  const recent = recentSearches();
  const lists = [
    { heading: resultsCopy.recent, queries: recent },
    {
      heading: resultsCopy.try,
      queries: resultsCopy.frequent.filter((one) => !recent.includes(one)),
    },
  ];
  return lists.map(
    ({ heading, queries }) =>
      queries.length > 0 && (
        <section key={heading} className={styles.queries}>
          <h2>{heading}</h2>
          {queries.map((query) => (
            <button key={query} type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
          ))}
        </section>
      ),
  );
}
