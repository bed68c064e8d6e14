import { Fragment, type ReactNode, useEffect, useState } from "react";
import { emptyRequestCopy } from "#content/copy/empty-request.ts";
import { requestCopy as copy } from "#content/copy/request.ts";
import { todayInIndia } from "#derive/today-in-india.ts";
import { countsOf } from "#app/request/entries.ts";
import type { Request } from "#app/request/request.ts";
import { requestList } from "#app/request/request-list.ts";
import { requestMessage } from "#app/request/request-message.ts";
import { useEntries } from "#app/request/use-entries.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { FieldHeads } from "#app/ui/field-row/field-row.tsx";
import { EntryRow } from "./entry-row.tsx";
import { withRemoved, without } from "./removal.ts";
import { SharedList } from "./shared-list.tsx";
import rows from "./entry-row.module.css";
import styles from "./request-part.module.css";

interface RequestEntriesProps {
  request: Request;
  hasSharedList: boolean;
  title: ReactNode;
  onMessage: (text: string) => void;
}

interface Removal {
  readonly before: Request;
  /** Where the entry was. */
  readonly at: number;
  readonly text: string;
}

/** The entries with their quantities, marks and dates, also as the text of the message. */
export function RequestEntries({ request, hasSharedList, title, onMessage }: RequestEntriesProps) {
  const { entries, isLoading, failed } = useEntries(request);
  const [removal, setRemoval] = useState<Removal>();
  const [today] = useState(() => todayInIndia(new Date()));
  const message = requestMessage(entries, request, today);
  useEffect(() => onMessage(message.text), [onMessage, message.text]);
  const isEmpty = request.items.length === 0;

  function remove(ids: readonly string[], at: number, text: string) {
    setRemoval({ before: request, at, text });
    requestList.change((current) => without(current, ids));
  }

  function undo() {
    requestList.change((current) => withRemoved(current, removal!.before));
    setRemoval(undefined);
  }

  const removed = removal && <Removed key={removal.text} text={removal.text} onUndo={undo} />;
  return (
    <>
      {hasSharedList && <SharedList />}
      <div className={styles.head}>
        {title}
        <span>{countsOf(entries).join(", ")}</span>
        {!isEmpty && (
          <TextButton
            onClick={() =>
              remove(
                request.items.map(({ id }) => id),
                0,
                copy.removedAll,
              )
            }
          >
            {copy.clear}
          </TextButton>
        )}
      </div>
      {isEmpty && <p>{emptyRequestCopy.empty}</p>}
      {isLoading && <p>{copy.loading}</p>}
      {failed && <p>{copy.notLoaded}</p>}
      <div className={rows.entries}>
        {entries.length > 0 && <FieldHeads heads={copy.columns} />}
        {entries.map((entry, at) => (
          <Fragment key={entry.item.id}>
            {removal?.at === at && removed}
            <EntryRow
              entry={entry}
              castings={request.castings}
              today={today}
              onRemove={() => remove([entry.item.id], at, copy.removed(entry.name))}
            />
          </Fragment>
        ))}
        {removal && removal.at >= entries.length && removed}
      </div>
      {message.named < entries.length && (
        <p className={styles.notice}>{copy.tooLong(message.named, entries.length)}</p>
      )}
    </>
  );
}

/** In the place of the removed entry; the button takes the focus that the pressed one had. */
function Removed({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <p role="status" className={styles.removed}>
      {text} {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextButton autoFocus onClick={onUndo}>
        {copy.undo}
      </TextButton>
    </p>
  );
}
