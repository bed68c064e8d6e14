/** The page shown without a connection instead of one that is not cached. */
export const offline = {
  path: "/offline",
  title: "Offline",
  heading: "No connection just now",
  sentence:
    "This page was not opened on this device before, so there is no copy to show. Ring us instead, or try again once the connection is back.",
  description: "Shown on a device that has no connection, with the laboratory's phone numbers.",
} as const;
