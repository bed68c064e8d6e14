const counted = (count: number) => `${count} ${count === 1 ? "test" : "tests"}`;

/** The words of the enquiry list: in the header, on rows of tests, on the contact page and on the sample sheet. */
export const enquiryListWords = {
  link: "Enquiry list",
  /** The accessible name of the link once the list has tests. */
  linkWith: (count: number) => `Enquiry list, ${counted(count)}`,
  /** The heading above the buttons of a table. */
  column: "Add",
  add: (test: string) => `Add ${test} to enquiry`,
  remove: (test: string) => `Remove ${test} from enquiry`,
  /** Announced when the list changes. */
  holds: (count: number) =>
    count ? `${counted(count)} in your enquiry list.` : "Your enquiry list is empty.",
  problems: {
    unsaved: "This browser doesn't save the list: it is lost when you reload or close the page.",
    unreadable: "The list saved in this browser could not be read, so it starts empty.",
  },
  region: {
    id: "your-tests",
    heading: "Your tests",
    empty: "Choose tests on a service page; they will be listed here and in your message.",
    chooseLink: "Testing services",
    intro: "The message below names these tests until you change it.",
    bring: "What to bring",
    takes: "Takes",
    /** One amount may serve several tests; only the laboratory can say. */
    shared:
      "Tests listed together ask for the same sample. Don't add the amounts up: we confirm the total when you book.",
    /** Follows an amount that is ours. */
    usual: "usual amount",
    notLoaded: "What to bring could not be loaded. Please reload the page.",
    sheet: "Print sample sheet",
    clear: "Remove all",
  },
  message: {
    intro: "Please quote for these tests:",
    /** Ends a list that is too long for the message. */
    more: (count: number) => `and ${counted(count)} more`,
  },
} as const;
