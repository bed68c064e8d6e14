/** One sentence below the announcement bar of every page. */
export interface Notice {
  readonly text: string;
  /** Its last day, in India: 2027-01-31. */
  readonly until: string;
  /** Where the sentence leads: "/contact", or a whole address. */
  readonly link?: string;
}

/** { text: "We receive samples until 1 PM on Saturday.", until: "2027-01-31", link: "/contact" } */
export const notice: Notice | undefined = undefined;
