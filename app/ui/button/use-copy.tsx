import { useState } from "react";

export interface CopyResults {
  readonly copied: string;
  readonly notCopied: string;
}

/** Copies a text and says whether the clipboard took it: the element to show, and what to call with the text. */
export function useCopy({ copied, notCopied }: CopyResults) {
  const [status, setStatus] = useState("");

  async function copy(text: string) {
    try {
      // Without TLS there is no clipboard.
      await navigator.clipboard.writeText(text);
      setStatus(copied);
    } catch {
      setStatus(notCopied);
    }
  }

  const announcement = (
    <span role="status" className="note">
      {status}
    </span>
  );
  return [announcement, copy] as const;
}
