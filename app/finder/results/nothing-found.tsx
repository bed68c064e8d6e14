import { resultsCopy } from "#content/copy/finder/finder.ts";
import { laboratory, telephoneUrl } from "#derive/laboratory.ts";
import type { SearchResult } from "#search/search.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import chip from "#app/ui/chip.module.css";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { askedPath } from "./query-paths.ts";
import { hitPath, standardsOf } from "./hit-path.ts";
import { resultsSentence } from "./shown-result.ts";

interface NothingFoundProps {
  result: SearchResult;
  query: string;
}

/** Whom to ask, and apart from it what is related. */
export function NothingFound({ result, query }: NothingFoundProps) {
  const { related, sentence, hasNoPage } = result;
  return (
    <div className="found-nothing">
      <div className="stack">
        <p>{resultsSentence(result, query)}</p>
        <p>{sentence ?? (hasNoPage ? resultsCopy.askOrCall : resultsCopy.writeOrCall)}</p>
        <ButtonLink to={askedPath(query)}>{resultsCopy.askAbout(query)}</ButtonLink>
        <a href={telephoneUrl(laboratory.phones[0])}>{resultsCopy.call(laboratory.phones[0])}</a>
      </div>
      {related.length > 0 && (
        <div>
          <Eyebrow>{resultsCopy.related}</Eyebrow>
          <p className="note">{resultsCopy.relatedNote}</p>
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
    </div>
  );
}
