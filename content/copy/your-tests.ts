import { counted } from "./enquiry-list.ts";

/** The chosen tests on the contact page and on the sample sheet. */
export const yourTestsCopy = {
  heading: "Your tests",
  empty: "Choose tests on a service page; they will be listed here and in your message.",
  chooseLink: "Testing services",
  intro: "These tests are in your message below; you can edit it.",
  bring: "What to bring",
  takes: "Takes",
  /** One amount may serve several tests; only the laboratory can say. */
  shared:
    "Tests listed together ask for the same sample. Don't add the amounts up: we confirm the total when you book.",
  notLoaded: "What to bring could not be loaded. Please reload the page.",
  sheet: "Print sample sheet",
  clear: "Remove all",
} as const;

/** The chosen tests in the message. */
export const listMessageCopy = {
  intro: "Please quote for these tests:",
  /** Ends a list that is too long for the message. */
  more: (count: number) => `and ${counted(count)} more`,
} as const;
