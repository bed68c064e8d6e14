import { type ComponentType, lazy } from "react";
import { sentSentence } from "#contract/enquiry.ts";
import { emptyRequestCopy as copy } from "#content/copy/request/empty-request.ts";
import { orReport } from "#app/browser/or-report.ts";

/** What a page with a request needs, which is loaded once there is one. */
export const loadParts = () => import("./request/parts.tsx").then(({ parts }) => parts);

type Parts = Awaited<ReturnType<typeof loadParts>>;

/** A part, or what is shown where it cannot be loaded. */
const partOr = <Props,>(
  choose: (parts: Parts) => ComponentType<Props>,
  instead: ComponentType = () => null,
) =>
  lazy((): Promise<{ default: ComponentType<Props> }> =>
    loadParts().then(
      (parts) => ({ default: choose(parts) }),
      orReport({ default: instead as ComponentType<Props> }),
    ),
  );

/** Shown until what follows the thanks is loaded, and where it cannot be. */
export const Thanks = () => (
  <div role="status">
    <h1>{sentSentence}</h1>
  </div>
);

export const RequestEditor = partOr(
  (parts) => parts.RequestEditor,
  () => <p>{copy.failed}</p>,
);
export const WhatYouSend = partOr((parts) => parts.WhatYouSend);
export const AfterSending = partOr((parts) => parts.AfterSending, Thanks);
