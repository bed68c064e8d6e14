import { type ReactNode, useState } from "react";
import { emptyRequestCopy as copy } from "#content/copy/request/empty-request.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { isStorageBlocked } from "#app/browser/storage.ts";
import { RequestBoundary } from "#app/request/request-boundary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { RequestEditor, type RequestEditorProps } from "./request-editor.tsx";
import { SentRequests } from "./sent-requests.tsx";
import styles from "./request.module.css";

const headingId = `${yourRequestCopy.regionId}-heading`;
/** The browser opens the dialog of the header; React has no types for it. */
const opensFinder = { command: "show-modal", commandfor: "finder" };

interface YourRequestProps extends Omit<RequestEditorProps, "title" | "children"> {
  /** Beside the form while there is no request. */
  children: ReactNode;
}

/** The visitor's request beside the form; its entries are read once the page is hydrated. */
export function YourRequest(props: YourRequestProps) {
  const { request, isStarted, hasSharedRequest, children, ...editor } = props;
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
      <button type="button" className="row box" aria-haspopup="dialog" {...opensFinder}>
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
            <RequestEditor {...{ request, isStarted, hasSharedRequest, title, ...editor }}>
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
