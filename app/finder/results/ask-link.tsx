import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { askedPath } from "./asked-path.ts";

/** The way from a query to an enquiry that contains it. */
export const AskLink = ({ query }: { query: string }) => (
  <a href={askedPath(query)}>{resultsCopy.askAbout(query)}</a>
);
