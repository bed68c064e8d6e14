import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { laboratory, telephoneUrl } from "#derive/laboratory.ts";
import type { SearchResult } from "#search/search.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import chip from "#app/ui/chip.module.css";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { askedPath } from "./asked-path.ts";
import { hitPath, standardsOf } from "./hit-path.ts";
import styles from "./nothing-found.module.css";

interface NothingFoundProps {
  result: SearchResult;
  query: string;
  onLeave?: () => void;
}

/** What is not tested here: whom to ask, and apart from it what a visitor may want to read instead. */
export function NothingFound({ result: { related, sentence }, query, onLeave }: NothingFoundProps) {
  return (
    <div>
      <div className={styles.ask}>
        <p className={styles.sentence}>{resultsCopy.noResult(query)}</p>
        <p>{sentence ?? resultsCopy.writeOrCall}</p>
        <ButtonLink to={askedPath(query)} onClick={onLeave}>
          {resultsCopy.askAbout(query)}
        </ButtonLink>
        <a href={telephoneUrl(laboratory.phones[0])}>{resultsCopy.call(laboratory.phones[0])}</a>
      </div>
      {related.length > 0 && (
        <div className={styles.related}>
          <Eyebrow>{resultsCopy.related}</Eyebrow>
          <p>{resultsCopy.relatedNote}</p>
          <ul>
            {related.map((hit) => (
              <li key={hit.id}>
                <PageLink to={hitPath(hit)} onClick={onLeave}>
                  {hit.name}
                </PageLink>
                <small>
                  {standardsOf(hit)
                    .slice(0, 1)
                    .map((number) => (
                      <code key={number} className={chip.chip}>
                        {number}
                      </code>
                    ))}{" "}
                  {hit.kind !== "service" && hit.service?.name}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
