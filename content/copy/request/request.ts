import { typicalFigures } from "../tables/booking.ts";
import { enquiryCopy } from "../enquiry/enquiry-form.ts";
import { whatToBringCopy } from "#content/copy/tables/booking.ts";

/** The request's entries, loaded once there are some. */
export const requestCopy = {
  loading: "Loading your list…",
  clear: "Remove all",
  /** Where the catalogue could not be fetched. */
  notLoaded: "Names and samples could not be loaded. Please reload the page.",
  quantity: "Quantity",
  less: "Less",
  more: "More",
  mark: "Mark or location",
  instrument: "Range, make and number",
  /** For an instrument. */
  uncertainty: "We confirm range and uncertainty before you send an instrument.",
  castOn: "Cast on",
  sampledOn: "Sampled on",
  optional: "Optional",
  /** Leads to the page that describes the entry. */
  about: "About this test",
  remove: "Remove",
  removed: (name: string) => `Removed ${name}.`,
  removedAll: "Removed all.",
  undo: "Undo",
  set: "Set",
  project: "Project or site",
  boxes: {
    accredited: {
      label: "Accredited report needed",
      hint: "We tell you which of these are in our scope.",
    },
    uncertainty: {
      label: "State uncertainty",
      hint: "Beside each result, where the method allows it.",
    },
  },
  neededBy: "Needed by",
  /** What the slowest method of the request needs. */
  notBefore: (
    date: string,
    { test, time, closed }: { test: string; time: string; closed?: string },
  ) =>
    closed
      ? `Not before ${date}: ${test}, ${time}. That is a ${closed}, when we are closed: call before you bring it.`
      : `Not before ${date}: ${test}, ${time}; we agree the report date with you.`,
  bringTo: "Bring to",
  bring: whatToBringCopy.heading,
  typicalNote: `One sample often serves several tests. ${typicalFigures}`,
  quoted: "Prices are in our quotation: send this list, and we reply with it.",
  form: "Print request form",
  details: enquiryCopy.details,
  whatWeSend: "What we send",
  entries: (count: number) => `${count} ${count === 1 ? "entry" : "entries"}`,
  /** Where the message cannot name everything. */
  tooLong: (left: number) =>
    `The message has no room for the last ${left}. They stay in your list for a second enquiry.`,
  noRoom: "Your words leave no room for the list. It stays here for a second enquiry.",
} as const;

/** A request in the address of a page. */
export const sharedRequestCopy = {
  share: "Share this list",
  bring: "What to bring:",
  /** In the place of the link. */
  tooLong: "(The list is too long for a link.)",
  title: "Request for tests",
  heading: "A shared list",
  holds: (counts: string) => `This link has a list of ${counts || "castings"}.`,
  refused: (count: number) => `${count} more in this link could not be read.`,
  replaces: (own: string) => `It replaces your own list of ${own}.`,
  use: "Use this list",
  keep: "Keep my list",
  dismiss: "Not now",
  unreadable: "The list in this link could not be read. Please ask for the link again.",
} as const;
