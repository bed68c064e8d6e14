import { type ReactNode, useState } from "react";
import { emptyRequestCopy as copy } from "#content/copy/request/request.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { finderId } from "#app/browser/finder-shortcut.ts";
import { isStorageBlocked } from "#app/browser/storage.ts";
import { RequestBoundary } from "#app/request/request-boundary.tsx";
import type { TestRequest } from "#app/request/request.ts";
import { useEntries } from "#app/request/use-request.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { RequestEntries } from "./request-entries.tsx";
import { RequestOptions } from "./request-options.tsx";
import { RequestSamples } from "./request-samples.tsx";
import { SentRequests } from "./sent-requests.tsx";
import { SharedRequest } from "./shared-request.tsx";
import styles from "./request.module.css";

const headingId = `${yourRequestCopy.regionId}-heading`;

interface YourRequestProps {
  request: TestRequest;
  hasSharedRequest: boolean;
  /** The visitor began a list, is led to its heading, and sees the fields of all entries. */
  isStarted: boolean;
  /** Beside the form while there is no request. */
  children: ReactNode;
}

/** The visitor's request beside the form; its entries are read once the page is hydrated. */
export function YourRequest(props: YourRequestProps) {
  const { request, isStarted, hasSharedRequest, children } = props;
  const isEmpty = request.items.length === 0;
  const isHydrated = useHydrated();
  const [isUsed, setUsed] = useState(false);
  // A request that was emptied can be brought back.
  if (!isUsed && (!isEmpty || hasSharedRequest)) setUsed(true);
  const title = (
    <h2 id={headingId} tabIndex={-1}>
      {copy.heading}
    </h2>
  );
  const find = (
    <>
      <button
        type="button"
        className="row box"
        command="show-modal"
        commandfor={finderId}
        aria-haspopup="dialog"
      >
        <Icon name="search" />
        {copy.find}
      </button>
      {isHydrated && isStorageBlocked() && <p>{copy.notKept}</p>}
      {isHydrated && isEmpty && <SentRequests />}
    </>
  );
  return (
    <>
      <section
        className={styles.region}
        aria-labelledby={headingId}
        data-needs-scripts
        data-print={isUsed ? undefined : "hidden"}
      >
        {isUsed ? (
          <RequestBoundary>
            <RequestEditor {...{ request, isStarted, hasSharedRequest, title }}>
              {find}
            </RequestEditor>
          </RequestBoundary>
        ) : (
          <div id={yourRequestCopy.regionId} className="stack">
            {title}
            <p>{copy.empty}</p>
            {find}
          </div>
        )}
      </section>
      {isEmpty && <div className={styles.after}>{children}</div>}
    </>
  );
}

interface RequestEditorProps extends YourRequestProps {
  title: ReactNode;
  /** Between the entries and what concerns all of them. */
  children: ReactNode;
}

/** The entries of a request, where and when they are wanted, and what to bring. */
function RequestEditor(props: RequestEditorProps) {
  const { request, hasSharedRequest, title, isStarted, children } = props;
  const loaded = useEntries(request);
  const [today] = useState(() => todayInIndia(new Date()));
  const isEmpty = request.items.length === 0;
  return (
    <>
      <div id={yourRequestCopy.regionId} className="stack">
        {hasSharedRequest && <SharedRequest own={request} />}
        <RequestEntries {...{ request, title, today }} {...loaded} isOpen={isStarted} />
        {children}
        {!isEmpty && <RequestOptions {...{ request, today }} entries={loaded.entries} />}
      </div>
      {!isEmpty && <RequestSamples {...{ request, today }} {...loaded} />}
    </>
  );
}
