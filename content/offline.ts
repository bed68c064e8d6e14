/** What a visitor without a connection sees in place of a page that was never opened before. */
export const offline = {
  path: "/offline",
  title: "Offline",
  heading: "No connection just now",
  sentence:
    "This page was not opened on this device before, so there is no copy to show. Ring us instead, or try again once the connection is back.",
  description: "Shown on a device that has no connection, with the laboratory's phone numbers.",
} as const;
