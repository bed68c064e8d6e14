import { useState } from "react";

interface CopyResults {
  readonly copied: string;
  readonly notCopied: string;
}

/** Copies a text and says whether the clipboard took it: the element to show, and what to call with the text. */
export function useCopy() {
  const [status, setStatus] = useState("");

  async function copy(text: string, { copied, notCopied }: CopyResults) {
    try {
      // Without TLS there is no clipboard.
      await navigator.clipboard.writeText(text);
      setStatus(copied);
      return true;
    } catch {
      setStatus(notCopied);
      return false;
    }
  }

  const announcement = (
    <span role="status" className="note">
      {status}
    </span>
  );
  return [announcement, copy] as const;
}
