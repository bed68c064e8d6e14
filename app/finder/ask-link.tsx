import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { askedPath } from "./asked-path.ts";

/** The way from a query to an enquiry that contains it. */
export const AskLink = ({ query, onFollow }: { query: string; onFollow?: () => void }) => (
  <PageLink to={askedPath(query)} onClick={onFollow}>
    {resultsCopy.askAbout(query)}
  </PageLink>
);
