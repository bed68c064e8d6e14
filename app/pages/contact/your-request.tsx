import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { emptyRequestCopy as copy } from "#content/copy/request/empty-request.ts";
import { enquiryListCopy } from "#content/copy/request/enquiry-list.ts";
import type { RequestEntriesProps } from "./request/request-entries.tsx";
import type { RequestOptionsProps } from "./request/request-options.tsx";
import { RequestEntries, RequestOptions, RequestSamples } from "./request-parts.tsx";
import styles from "./your-request.module.css";
import { FinderDialog } from "#app/finder/finder-dialog.tsx";
import { loadPanel } from "#app/finder/finder-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PasteList } from "./paste/paste-dialog.tsx";

const headingId = `${enquiryListCopy.regionId}-heading`;

interface YourRequestProps extends Omit<RequestEntriesProps, "title">, RequestOptionsProps {
  /** The visitor asked for a new list, and is led to its heading. */
  isStarted: boolean | undefined;
  /** Beside the form while there is no list. */
  children: ReactNode;
}

/** The visitor's list beside the form; what edits it is loaded once it has entries. */
export function YourRequest(props: YourRequestProps) {
  const { request, places, hasSharedList, isStarted, children } = props;
  const isEmpty = request.items.length === 0;
  const [isUsed, setUsed] = useState(false);
  // A list that was emptied can be brought back.
  if (!isUsed && (!isEmpty || hasSharedList)) setUsed(true);
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
        <div id={enquiryListCopy.regionId} className={styles.list}>
          {isUsed ? (
            <Suspense fallback={title}>
              <RequestEntries {...{ request, hasSharedList, title }} />
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

/** Two ways to add to the list: the finder, and a list that was written elsewhere. */
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
      <PasteList />
      {isOpen && <FinderDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
