import type { ComponentType } from "react";
import { RequestBoundary } from "#app/shell/request-boundary.tsx";
import type { TestRequest } from "#app/request/request.ts";
import { requestStore } from "#app/request/request-store.ts";
import { withoutSent } from "#app/request/request-message.ts";
import { AfterSending } from "./after-sending.tsx";
import { RequestEditor } from "./request-editor.tsx";
import { composeCurrent, WhatYouSend } from "./what-you-send.tsx";

/** An error in one of the parts leaves the others and the form. */
const bounded = <Props extends object>(Part: ComponentType<Props>) =>
  function BoundedPart(props: Props) {
    return (
      <RequestBoundary>
        <Part {...props} />
      </RequestBoundary>
    );
  };

/** What edits a request, shows it and sends it: loaded together, shown in different places. */
export const parts = {
  RequestEditor: bounded(RequestEditor),
  WhatYouSend: bounded(WhatYouSend),
  AfterSending: bounded(AfterSending),
  compose: composeCurrent,
  removeSent: (sent: TestRequest) => requestStore.change((current) => withoutSent(current, sent)),
} as const;
