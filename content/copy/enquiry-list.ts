export const counted = (count: number) => `${count} ${count === 1 ? "test" : "tests"}`;

/** The enquiry list in the header and on rows of tests; part of every page. */
export const enquiryListCopy = {
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
  /** Of the region on the contact page. */
  regionId: "your-tests",
} as const;
