/** The button of the dialog, part of the contact page. */
export const pasteListCopy = {
  title: "Paste a list",
  failed: "The list could not be opened. Please check your connection and try again.",
} as const;
