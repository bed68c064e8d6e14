import { type ComponentType, lazy } from "react";
import { sentSentence } from "#contract/enquiry.ts";
import { emptyRequestCopy as copy } from "#content/copy/empty-request.ts";
import type { SentRequest } from "./contact-state.ts";
import type { RequestPartProps } from "./request/request-part.tsx";

/** What edits and sends a list, and what follows when it was sent: loaded once there is one. */
export const loadParts = () => import("./request/request-part.tsx");

type Parts = Awaited<ReturnType<typeof loadParts>>;

/** One of the parts, or what is shown where they cannot be loaded. */
const partOr = <Props,>(
  choose: (parts: Parts) => ComponentType<Props>,
  instead: ComponentType<Props>,
) =>
  lazy((): Promise<{ default: ComponentType<Props> }> =>
    loadParts().then(
      (parts) => ({ default: choose(parts) }),
      () => ({ default: instead }),
    ),
  );

const NotLoaded = ({ part }: RequestPartProps) => part === "entries" && <p>{copy.failed}</p>;

export const RequestPart = partOr((parts) => parts.RequestPart, NotLoaded);

export const WhatWeSend = partOr<{ words: string }>(
  (parts) => parts.WhatWeSend,
  () => null,
);

/** Shown until what follows the thanks is loaded, and where it cannot be. */
export const Thanks = () => <h1 role="status">{sentSentence}</h1>;

export const AfterSending = partOr<SentRequest>((parts) => parts.AfterSending, Thanks);
