import { useEffect, useState } from "react";
import { yourRequestCopy as copy } from "#content/copy/request/your-request.ts";
import { pages } from "#content/copy/pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import { requestStore } from "#app/request/request-store.ts";
import { useRequestedIds, useRequestProblem } from "#app/request/use-request.ts";
import styles from "./your-request-link.module.css";

export const requestPath = `${pages.contact.path}#${copy.regionId}`;

/** The header's way to the chosen tests, with their number. */
export function YourRequestLink() {
  const count = useRequestedIds().length;
  const problem = useRequestProblem();
  const changed = useChanged();
  return (
    <div data-needs-scripts>
      <PageLink
        className={styles.link}
        to={requestPath}
        aria-label={count ? copy.linkWith(count) : copy.link}
      >
        <Icon name="list" />
        <span className={styles.label}>{copy.link}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </PageLink>
      {/* A live region must exist before its text changes to be announced. */}
      <p role="status" className={problem ? styles.problem : visuallyHidden.visuallyHidden}>
        {changed && copy.holds(count)} {problem && copy.problems[problem]}
      </p>
    </div>
  );
}

/** Whether the request has changed since the page was shown; the first read is not a change. */
function useChanged(): boolean {
  const [changed, setChanged] = useState(false);
  useEffect(() => requestStore.subscribe(() => setChanged(true)), []);
  return changed;
}
