import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { emptyRequestCopy as copy } from "#content/copy/empty-request.ts";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { RequestBoundary } from "#app/request/request-boundary.tsx";
import { AddToRequest } from "./add-to-request.tsx";
import type { RequestPartProps } from "./request/request-part.tsx";
import { RequestPart } from "./request-parts.tsx";
import styles from "./your-request.module.css";

const headingId = `${enquiryListCopy.regionId}-heading`;

interface YourRequestProps extends Omit<RequestPartProps, "part" | "title"> {
  /** The visitor asked for a new list, and is led to its heading. */
  isStarted: boolean | undefined;
  /** Beside the form while there is no list. */
  children: ReactNode;
}

/** The visitor's list beside the form; what edits it is loaded once it has entries. */
export function YourRequest({ children, isStarted, ...props }: YourRequestProps) {
  const isEmpty = props.request.items.length === 0;
  const [isUsed, setUsed] = useState(false);
  // A list that was emptied can be brought back.
  if (!isUsed && (!isEmpty || props.hasSharedList)) setUsed(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isStarted) heading.current?.focus({ preventScroll: true });
  }, [isStarted]);
  const title = (
    <h2 ref={heading} id={headingId} tabIndex={-1}>
      {copy.heading}
    </h2>
  );
  const part = (name: RequestPartProps["part"], fallback?: ReactNode) => (
    <RequestBoundary>
      <Suspense fallback={fallback}>
        <RequestPart {...props} part={name} title={title} />
      </Suspense>
    </RequestBoundary>
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
            part("entries", title)
          ) : (
            <>
              {title}
              <p>{copy.empty}</p>
            </>
          )}
          <AddToRequest />
          {!isEmpty && part("options")}
        </div>
        {!isEmpty && part("samples")}
      </section>
      {isEmpty && children}
    </>
  );
}
