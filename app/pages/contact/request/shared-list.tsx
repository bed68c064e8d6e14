import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { sharedListCopy as copy } from "#content/copy/request.ts";
import { countsOf } from "#app/request/entries.ts";
import { emptyRequest, type Request } from "#app/request/request.ts";
import { requestInFragment } from "#app/request/request-link.ts";
import { requestList } from "#app/request/request-list.ts";
import { useEntries } from "#app/request/use-entries.ts";
import { Button, TextButton } from "#app/ui/button/button.tsx";
import { useResolved } from "#app/ui/use-resolved.ts";
import styles from "./request-part.module.css";

/** The list that the address holds becomes the visitor's; another list is replaced only if the visitor says so. */
export function SharedList({ own }: { own: Request }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const read = useResolved(
    useMemo(() => requestInFragment(hash).then((shared) => ({ shared })), [hash]),
  );
  const shared = read?.shared;
  const isSame = JSON.stringify(own) === JSON.stringify(shared);
  const hasQuestion = shared && !isSame && own.items.length + own.castings.length > 0;
  const [ownCount, sharedCount] = [useEntries(own), useEntries(shared ?? emptyRequest)].map(
    ({ entries }) => countsOf(entries).join(", "),
  );

  /** The fragment has been read, and a reload must not ask again. */
  function leave(list: Request) {
    requestList.change(() => list);
    void navigate({ hash: enquiryListCopy.regionId }, { replace: true });
  }

  useEffect(() => {
    if (shared && !hasQuestion) leave(shared);
    // oxlint-disable-next-line react/exhaustive-deps -- each address is read once.
  }, [shared]);

  if (read && !shared)
    return (
      <p role="alert" className={styles.notice}>
        {copy.unreadable}
      </p>
    );
  if (!hasQuestion) return null;
  return (
    <section className={styles.notice} aria-label={copy.heading}>
      <p role="alert">{sharedCount && ownCount && copy.replaces(sharedCount, ownCount)}</p>
      <Button onClick={() => leave(shared)}>{copy.replace}</Button>
      <TextButton onClick={() => leave(own)}>{copy.keep}</TextButton>
    </section>
  );
}
