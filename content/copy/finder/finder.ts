/** The search field and its button, on every page; the text of the results is loaded with them. */
export const finderCopy = {
  title: "Find a test",
  label: "Test, material or standard",
  find: "Find",
  example: "cube, sariya, IS 2720",
  close: "Close",
  clear: "Clear",
  inRequest: (count: number) => `${count} in your list`,
  review: "Review and ask",
  loading: "The search is loading. Meanwhile, open a service",
  orCall: (phone: string) => `or call ${phone}`,
  failed: "The search did not load. The list of tests needs no search: press Enter.",
} as const;
