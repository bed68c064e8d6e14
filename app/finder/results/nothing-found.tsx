import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { laboratory, telephoneUrl } from "#derive/laboratory.ts";
import type { SearchResult } from "#search/search.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import chip from "#app/ui/chip.module.css";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { askedPath } from "./asked-path.ts";
import { hitPath, standardsOf } from "./hit-path.ts";
import { summaryOf } from "./shown-result.ts";
import styles from "./nothing-found.module.css";

interface NothingFoundProps {
  result: SearchResult;
  query: string;
}

/** Whom to ask, and apart from it what is related; what is known of the query comes before. */
export function NothingFound({ result, query }: NothingFoundProps) {
  const { related, sentence, part } = result;
  const summary = <p className={styles.sentence}>{summaryOf(result, query)}</p>;
  const ask = (
    <div className={`stack ${styles.part} ${styles.ask}`}>
      {!part && summary}
      <p>{sentence ?? resultsCopy.writeOrCall}</p>
      <ButtonLink to={askedPath(query)}>{resultsCopy.askAbout(query)}</ButtonLink>
      <a href={telephoneUrl(laboratory.phones[0])}>{resultsCopy.call(laboratory.phones[0])}</a>
    </div>
  );
  return (
    <div>
      {!part && ask}
      {related.length > 0 && (
        <div className={`${styles.part} ${styles.related}`}>
          {part ? summary : <Eyebrow>{resultsCopy.related}</Eyebrow>}
          {!part && <p className="note">{resultsCopy.relatedNote}</p>}
          <ul>
            {related.map((hit) => (
              <li key={hit.id}>
                <a href={hitPath(hit)}>{hit.name}</a>
                <p className="note">
                  {standardsOf(hit)
                    .slice(0, 1)
                    .map((number) => (
                      <code key={number} className={chip.chip}>
                        {number}
                      </code>
                    ))}{" "}
                  {hit.kind !== "service" && hit.service?.name}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {part && ask}
    </div>
  );
}
