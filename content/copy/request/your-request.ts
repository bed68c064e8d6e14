export const counted = (count: number) => `${count} ${count === 1 ? "test" : "tests"}`;

/** The visitor's request in the header and on rows of tests; part of every page. */
export const yourRequestCopy = {
  link: "Your list",
  /** The accessible name of the link once the request has entries. */
  linkWith: (count: number) => `Your list, ${count}`,
  /** In the bar at the bottom of the screen. */
  withCount: (count: number) => `Your list (${count})`,
  request: "Request",
  /** The heading above the buttons of a table. */
  column: "Add",
  add: (test: string) => `Add ${test} to enquiry`,
  remove: (test: string) => `Remove ${test} from enquiry`,
  /** Names the set of the list that has the test, which is then not added. */
  inSet: (set: string) => `in ${set}`,
  /** The name of the button. */
  buttonName(test: string, isAdded: boolean, set: string | undefined): string {
    if (set) return `${test}, ${yourRequestCopy.inSet(set)}`;
    return isAdded ? yourRequestCopy.remove(test) : yourRequestCopy.add(test);
  },
  /** On the button itself. */
  toAdd: "+ Add",
  added: "Added",
  buttonText(isAdded: boolean, set: string | undefined): string {
    if (set) return yourRequestCopy.inSet(set);
    return isAdded ? yourRequestCopy.added : yourRequestCopy.toAdd;
  },
  /** Announced when the request changes. */
  holds: (count: number) => (count ? `${count} in your list.` : "Your list is empty."),
  problems: {
    unsaved: "This browser doesn't save the list.",
    unreadable: "The saved list could not be read.",
    incomplete: "Part of the saved list could not be read.",
    refused: "Not added: your list is full.",
  },
  /** Links lead to the request on the contact page. */
  regionId: "your-request",
} as const;
