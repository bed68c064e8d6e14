import type { ReactNode } from "react";
import type { Request } from "#app/request/request.ts";
import type { RequestMessage } from "#app/request/request-message.ts";
export { AfterSending } from "./after-sending.tsx";
import { RequestEntries } from "./request-entries.tsx";
import { RequestOptions } from "./request-options.tsx";
import { RequestSamples } from "./request-samples.tsx";

export interface RequestPartProps {
  /** They are loaded together, but stand in different places. */
  part: keyof typeof parts;
  request: Request;
  /** The address of the page holds a list. */
  hasSharedList: boolean;
  /** The heading of the region. */
  title: ReactNode;
  /** Where samples can be brought besides the laboratory. */
  places: readonly string[];
  /** Called with the request as text, whenever it changes. */
  onMessage: (message: RequestMessage) => void;
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
