import { lazy, type ReactNode, Suspense, useState } from "react";
import { emptyRequestCopy as copy } from "#content/copy/empty-request.ts";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { orReport } from "#app/browser/or-report.ts";
import type { Request } from "#app/request/request.ts";
import { AddToRequest } from "./add-to-request.tsx";
import type { RequestPartProps } from "./request/request-part.tsx";
import styles from "./your-request.module.css";

const headingId = `${enquiryListCopy.regionId}-heading`;

/** What edits a list, and what follows when it was sent. */
export const loadParts = () => import("./request/request-part.tsx");

const RequestPart = lazy(() =>
  loadParts().then((parts) => ({ default: parts.RequestPart }), orReport({ default: NotLoaded })),
);

const NotLoaded = ({ part }: RequestPartProps) => part === "entries" && <p>{copy.failed}</p>;

interface YourRequestProps extends Omit<RequestPartProps, "part" | "title"> {
  request: Request;
  /** Beside the form while there is no list. */
  children: ReactNode;
}

/** The visitor's list beside the form; what edits it is loaded once it has entries. */
export function YourRequest({ children, ...props }: YourRequestProps) {
  const isEmpty = props.request.items.length === 0;
  const [isUsed, setUsed] = useState(false);
  // A list that was emptied can be brought back.
  if (!isUsed && (!isEmpty || props.hasSharedList)) setUsed(true);
  const title = (
    <h2 id={headingId} tabIndex={-1}>
      {copy.heading}
    </h2>
  );
  const part = (name: RequestPartProps["part"], fallback?: ReactNode) => (
    <Suspense fallback={fallback}>
      <RequestPart {...props} part={name} title={title} />
    </Suspense>
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
