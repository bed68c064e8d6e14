/** The page shown without a connection instead of one that is not cached. */
export const offlineCopy = {
  path: "/offline",
  title: "Offline",
  heading: "You are offline",
  sentence:
    "This page has not been opened on this device before, so there is no saved copy. Call us, or try again when you are back online.",
  description: "Shown on a device that has no connection, with our phone numbers.",
} as const;
