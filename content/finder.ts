/** The words of the search field and its button. They are part of every page; the words of its results are loaded with them. */
export const finderWords = {
  title: "Find a test",
  label: "Test, material or standard",
  find: "Find",
  example: "cube test, sariya, IS 2720 part 5",
  close: "Close (Esc)",
  loading: "Loading…",
} as const;
