/** Announced after a press on a button that copies a text. */
export const clipboardCopy = {
  copied: "Copied",
  notCopied: "Not copied: please select the text",
} as const;
