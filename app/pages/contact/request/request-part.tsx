import type { ReactNode } from "react";
import type { TestRequest } from "#app/request/request.ts";
export { AfterSending } from "./after-sending.tsx";
import { RequestEntries } from "./request-entries.tsx";
import { RequestOptions } from "./request-options.tsx";
import { RequestSamples } from "./request-samples.tsx";
export { composeCurrent, WhatWeSend } from "./what-we-send.tsx";

export interface RequestPartProps {
  /** They are loaded together, but stand in different places. */
  part: keyof typeof parts;
  request: TestRequest;
  /** The address of the page holds a list. */
  hasSharedList: boolean;
  /** The heading of the region. */
  title: ReactNode;
  /** Where samples can be brought besides the laboratory. */
  places: readonly { readonly label: string; readonly hours: string }[];
}

const parts = {
  entries: RequestEntries,
  options: RequestOptions,
  samples: RequestSamples,
} as const;

/** One of the parts that edit a list. */
export function RequestPart({ part, ...props }: RequestPartProps) {
  const Part = parts[part];
  return <Part {...props} />;
}
