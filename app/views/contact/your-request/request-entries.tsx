import { Fragment, type ReactNode, useState } from "react";
import { emptyRequestCopy, requestCopy as copy } from "#content/copy/request/request.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { countsOf } from "#app/request/entries.ts";
import type { TestRequest } from "#app/request/request.ts";
import { requestStore } from "#app/request/request-store.ts";
import type { useEntries } from "#app/request/use-request.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { EntryRow } from "./entry-row.tsx";
import styles from "./request.module.css";

/** A request of this length is shown with all its fields. */
const mostOpen = 4;

interface RequestEntriesProps extends ReturnType<typeof useEntries> {
  request: TestRequest;
  title: ReactNode;
  today: CalendarDate;
  isOpen: boolean;
}

type Items = TestRequest["items"];

export function RequestEntries(props: RequestEntriesProps) {
  const { request, entries, isLoading, retry, title, today, isOpen } = props;
  const [removal, setRemoval] = useState<{ before: Items; at: number; text: string }>();
  const isEmpty = request.items.length === 0;

  function remove(isRemoved: (id: string) => boolean, at: number, text: string) {
    setRemoval({ before: request.items, at, text });
    change((items) => items.filter(({ id }) => !isRemoved(id)));
  }

  function undo() {
    change((items) => withRemoved(items, removal!.before));
    setRemoval(undefined);
  }

  const removed = removal && <Removed key={removal.text} text={removal.text} onUndo={undo} />;
  return (
    <>
      <div className={`row ${styles.head}`}>
        {title}
        <span className="note">{countsOf(entries).join(", ")}</span>
        {!isEmpty && (
          <TextButton onClick={() => remove(() => true, 0, copy.removedAll)}>
            {copy.clear}
          </TextButton>
        )}
      </div>
      {isEmpty && <p>{emptyRequestCopy.empty}</p>}
      {isLoading && <p>{copy.loading}</p>}
      {retry && (
        <p>
          {copy.notLoaded} <TextButton onClick={retry}>{copy.retry}</TextButton>
        </p>
      )}
      <div className="ruled">
        {entries.map((entry, at) => (
          <Fragment key={entry.item.id}>
            {removal?.at === at && removed}
            <EntryRow
              {...{ entry, request, today }}
              isOpen={isOpen || entries.length <= mostOpen}
              onRemove={() => remove((id) => id === entry.item.id, at, copy.removed(entry.name))}
            />
          </Fragment>
        ))}
        {removal && removal.at >= entries.length && removed}
      </div>
      {entries.some(({ kind }) => kind === "instrument") && (
        <p className="note">{copy.uncertainty}</p>
      )}
      {!isEmpty && <p className="note">{copy.quoted}</p>}
    </>
  );
}

const change = (edit: (items: Items) => Items) =>
  requestStore.change((current) => ({ ...current, items: edit(current.items) }));

/** Brings back what was removed, in its place; what has changed since stays. */
const withRemoved = (items: Items, before: Items): Items => [
  ...before.map((item) => items.find(({ id }) => id === item.id) ?? item),
  ...items.filter(({ id }) => before.every((item) => item.id !== id)),
];

/** In the place of the removed entry; the button takes the focus that the pressed one had. */
function Removed({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <p role="status" className={`row ${styles.removed}`}>
      {text} {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextButton autoFocus onClick={onUndo}>
        {copy.undo}
      </TextButton>
    </p>
  );
}
