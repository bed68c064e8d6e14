/** The request on the contact page, before it has entries. */
export const emptyRequestCopy = {
  heading: "Your request",
  empty: "Add what you want tested, or write to us without a list.",
  failed: "Your list could not be loaded. Please reload the page.",
  /** Where an error in the request keeps it from being shown. */
  broken: "Your list could not be shown.",
  emptyIt: "Empty the list",
  find: "Add a test, material or standard",
} as const;

/** The button of the dialog, part of the contact page. */
export const pasteButtonCopy = {
  title: "Paste a list",
  failed: "The list could not be opened. Please check your connection and try again.",
} as const;
