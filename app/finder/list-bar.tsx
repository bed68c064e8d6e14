import { finderCopy } from "#content/copy/finder/finder.ts";
import { listPath } from "#app/finder/list-link.tsx";
import { useRequestedIds } from "#app/request/use-request.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./list-bar.module.css";

/** On phones, below the results: how many tests are in the list, and the way to it. */
export function ListBar({ onLeave }: { onLeave: () => void }) {
  const count = useRequestedIds().length;
  if (count === 0) return undefined;
  return (
    <div className={styles.bar}>
      <span>{finderCopy.inList(count)}</span>
      <PageLink to={listPath} onClick={onLeave}>
        {finderCopy.review}
      </PageLink>
    </div>
  );
}
