import { type ReactNode, useState } from "react";
import type { TestRequest } from "#app/request/request.ts";
import { useEntries } from "#app/request/use-entries.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { RequestEntries } from "./request-entries.tsx";
import { RequestOptions } from "./request-options.tsx";
import { RequestSamples } from "./request-samples.tsx";
import { SharedRequest } from "./shared-request.tsx";

export interface RequestEditorProps {
  request: TestRequest;
  hasSharedRequest: boolean;
  title: ReactNode;
  /** The visitor began a list, is led to its heading, and sees the fields of all entries. */
  isStarted: boolean;
  /** Between the entries and what concerns all of them. */
  children: ReactNode;
}

/** The entries of a request, where and when they are wanted, and what to bring. */
export function RequestEditor(props: RequestEditorProps) {
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
