import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { emptyRequestCopy as copy } from "#content/copy/request/empty-request.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import type { RequestEntriesProps } from "./request/request-entries.tsx";
import type { RequestOptionsProps } from "./request/request-options.tsx";
import { RequestEntries, RequestOptions, RequestSamples } from "./request-parts.tsx";
import styles from "./your-request.module.css";
import { FinderDialog } from "#app/finder/finder-dialog.tsx";
import { loadPanel } from "#app/finder/finder-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PasteButton } from "./paste/paste-dialog.tsx";

const headingId = `${yourRequestCopy.regionId}-heading`;

interface YourRequestProps extends Omit<RequestEntriesProps, "title">, RequestOptionsProps {
  /** The visitor asked for a new request, and is led to its heading. */
  isStarted: boolean | undefined;
  /** Beside the form while there is no request. */
  children: ReactNode;
}

/** The visitor's request beside the form; what edits it is loaded once it has entries. */
export function YourRequest(props: YourRequestProps) {
  const { request, places, hasSharedRequest, isStarted, children } = props;
  const isEmpty = request.items.length === 0;
  const [isUsed, setUsed] = useState(false);
  // A request that was emptied can be brought back.
  if (!isUsed && (!isEmpty || hasSharedRequest)) setUsed(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isStarted) heading.current?.focus({ preventScroll: true });
  }, [isStarted]);
  const title = (
    <h2 ref={heading} id={headingId} tabIndex={-1}>
      {copy.heading}
    </h2>
  );
  return (
    <>
      <section
        className={styles.region}
        aria-labelledby={headingId}
        data-needs-scripts
        data-print="hidden"
      >
        <div id={yourRequestCopy.regionId} className={styles.list}>
          {isUsed ? (
            <Suspense fallback={title}>
              <RequestEntries {...{ request, hasSharedRequest, title }} />
            </Suspense>
          ) : (
            <>
              {title}
              <p>{copy.empty}</p>
            </>
          )}
          <AddToRequest />
          <Suspense>{!isEmpty && <RequestOptions {...{ request, places }} />}</Suspense>
        </div>
        <Suspense>{!isEmpty && <RequestSamples request={request} />}</Suspense>
      </section>
      {isEmpty && children}
    </>
  );
}

/** Two ways to add to the request: the finder, and a list that was written elsewhere. */
function AddToRequest() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.add}>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
      >
        <Icon name="search" />
        {copy.find}
      </button>
      <PasteButton />
      {isOpen && <FinderDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
