import { typicalFigures } from "./booking.ts";
import { enquiryCopy } from "./enquiry-form.ts";
import { whatToBringCopy } from "./what-to-bring.ts";

/** The list of a request, loaded once there is one. */
export const requestCopy = {
  loading: "Loading your list…",
  clear: "Remove all",
  /** Where the catalogue could not be fetched. */
  notLoaded: "Names and samples could not be loaded. Please reload the page.",
  columns: ["Test", "Quantity", "Mark or location", "Cast or sampled"],
  quantity: "Quantity",
  less: "Less",
  more: "More",
  mark: "Mark or location",
  instrument: "Range, make and number",
  /** Of an instrument. */
  uncertainty: "We confirm range and uncertainty before you send it.",
  castOn: "Cast on",
  sampledOn: "Sampled on",
  optional: "Optional",
  remove: "Remove",
  removed: (name: string) => `Removed ${name}.`,
  removedAll: "Removed all.",
  undo: "Undo",
  set: "Set",
  /** Unfolds their names. */
  tests: (count: number) => `The ${count} tests`,
  neededBy: "Needed by",
  bringTo: "Bring to",
  bring: whatToBringCopy.heading,
  typicalNote: `One sample often serves several tests. ${typicalFigures}`,
  quoted: "Prices are in our quotation: send this list, and we reply with it.",
  form: "Print request form",
  details: enquiryCopy.details,
  /** Where the message cannot name everything. */
  tooLong: (named: number, count: number) =>
    `The message has room for the first ${named} of your ${count} entries. The others stay in your list for a second enquiry.`,
} as const;

/** A list in the address of a page. */
export const sharedListCopy = {
  share: "Share this list",
  tooLong: "This list is too long for a link. Please print the request form.",
  title: "Request for tests",
  heading: "A shared list",
  replaces: (shared: string, own: string) =>
    `This link has a list of ${shared}. Your own list has ${own}.`,
  replace: "Replace my list",
  keep: "Keep my list",
  unreadable: "The list in this link could not be read. Please ask for the link again.",
} as const;
