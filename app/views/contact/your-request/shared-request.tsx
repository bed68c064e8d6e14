import { useMemo } from "react";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { sharedRequestCopy as copy } from "#content/copy/request/request.ts";
import { useHistoryEntry, visit } from "#app/browser/history.ts";
import { countsOf } from "#app/request/entries.ts";
import { emptyRequest, type TestRequest } from "#app/request/request.ts";
import { requestInFragment } from "#app/request/request-link.ts";
import { requestStore } from "#app/request/request-store.ts";
import { entryLine } from "#app/request/request-message.ts";
import { useEntries } from "#app/request/use-request.ts";
import { Button, TextButton } from "#app/ui/button/button.tsx";
import { useResolved } from "#app/ui/use-resolved.ts";
import styles from "./request.module.css";

/** The request that the address holds, which becomes the visitor's own only if the visitor takes it. */
export function SharedRequest({ own }: { own: TestRequest }) {
  const { hash } = useHistoryEntry();
  const read = useResolved(
    useMemo(() => requestInFragment(hash).then((parsed) => ({ parsed })), [hash]),
  );
  const { request: shared, refused } = read?.parsed ?? { request: emptyRequest, refused: 0 };
  const { entries } = useEntries(shared);
  const ownCount = countsOf(useEntries(own).entries).join(", ");

  if (!read) return null;
  if (shared.items.length === 0 && shared.castings.length === 0)
    return (
      <p role="alert" className={styles.notice}>
        {copy.unreadable}
      </p>
    );
  if (JSON.stringify(own) === JSON.stringify(shared)) return null;
  return (
    <section className={`stack ${styles.notice}`} aria-label={copy.heading}>
      <p role="alert">{copy.holds(countsOf(entries).join(", "))}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.item.id}>{`${entry.name}: ${entryLine(entry, shared)}`}</li>
        ))}
      </ul>
      {refused > 0 && <p>{copy.refused(refused)}</p>}
      {ownCount && <p>{copy.replaces(ownCount)}</p>}
      <p className="row">
        <Button onClick={() => leave(shared)}>{copy.use}</Button>
        <TextButton onClick={() => leave(own)}>{ownCount ? copy.keep : copy.dismiss}</TextButton>
      </p>
    </section>
  );
}

/** The fragment has been read, and a reload must not ask again. */
function leave(request: TestRequest) {
  requestStore.change(() => request);
  visit(yourRequestCopy.regionId, null, { replace: true });
}
