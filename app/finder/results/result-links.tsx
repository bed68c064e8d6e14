import { resultsCopy } from "#content/copy/finder/finder.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import { askedPath } from "./query-paths.ts";

/** The way from a query to an enquiry that contains it. */
export const AskLink = ({ query }: { query: string }) => (
  <a href={askedPath(query)}>{resultsCopy.askAbout(query)}</a>
);

/** The page that helps to order what was found, or the phone to call, where there is one. */
export const HitLink = ({ hit: { link } }: { hit: SearchHit }) =>
  link && (
    <a className="target" href={link.to}>
      {link.label}
    </a>
  );
