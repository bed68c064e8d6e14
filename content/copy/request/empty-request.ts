/** The request on the contact page, before it has entries. */
export const emptyRequestCopy = {
  heading: "Your request",
  empty: "Add what you want tested, or write to us without a list.",
  /** Where an error in the request keeps it from being shown. */
  broken: "Your list could not be shown.",
  emptyIt: "Empty the list",
  /** Where the browser blocks site data. */
  notKept: "This browser keeps no site data: your list is lost when you close or reload the page.",
  find: "Add a test, material or standard",
} as const;
