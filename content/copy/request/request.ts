import { typicalFigures, whatToBringCopy } from "../tables/booking.ts";
import { site } from "../../site.ts";
import type { Unit } from "../../units.ts";
import { units } from "./request-message.ts";

/** The request's entries, loaded once there are some. */
export const requestCopy = {
  loading: "Loading your list…",
  clear: "Remove all",
  /** Where the catalogue could not be fetched. */
  notLoaded: "Names and samples could not be loaded.",
  retry: "Try again",
  quantity: "Quantity",
  /** For a survey. */
  countedIn: (unit: Unit) => `Counted in ${units[unit][1]}`,
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
  accredited: {
    label: "Accredited report needed",
    hint: "We tell you which of these are in our scope.",
  },
  bringTo: "Bring to",
  /** Why no centre is offered. */
  bacteria: `Water for bacteria and effluent go chilled to ${site.address.town} on the day of sampling, so the centres cannot take them.`,
  bring: whatToBringCopy.heading,
  /** Leads to what a service says of its samples. */
  packing: "Bottles, packing and times in full",
  showTests: (count: number) => `Show the ${count} tests`,
  typicalNote: `Amounts are for each sample; one sample often serves several tests. ${typicalFigures}`,
  quoted: "Prices are in our quotation: send this list, and we reply with it.",
  form: "Print request form",
  whatYouSend: "What you send",
  entries: (count: number) => `${count} ${count === 1 ? "entry" : "entries"}`,
  /** Where the message cannot name everything. */
  tooLong: (left: number) =>
    `The message has no room for the last ${left}. They stay in your list for a second request.`,
  noRoom: "Your words leave no room for the list. It stays here for a second request.",
} as const;

/** A request in the address of a page. */
export const sharedRequestCopy = {
  share: "Share this list",
  /** Opens a draft, which the visitor sends. */
  whatsapp: "Send my list by WhatsApp",
  copied: "Link copied",
  /** Where the browser has no clipboard. */
  notCopied: "Please copy this link:",
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

/** Why a field of a request refuses what is typed. */
export const fieldChecksCopy = {
  count: (most: number) => `Please enter a whole number from 1 to ${most}.`,
  tooLong: (longest: number) => `Please keep this to ${longest} characters.`,
  date: "Please check the date.",
  past: "Please choose today or a later day.",
} as const;

/** The request on the contact page, before it has entries. */
export const emptyRequestCopy = {
  heading: "Your request",
  empty: "Add what you want tested, or write to us without a list.",
  /** Where an error in the request keeps it from being shown. */
  broken: "Your list could not be shown.",
  emptyIt: "Empty the list",
  /** Where the browser blocks site data. */
  notKept: "This browser keeps no site data: your list is lost when you close or reload the page.",
  find: "Add a test, material or standard",
} as const;

/** What was sent from this device, shown while the list is empty. */
export const sentRequestsCopy = {
  heading: "Sent requests",
  sent: (day: string, reference: string | undefined, contents: string) =>
    [`Sent ${day}`, reference && `reference ${reference}`].filter(Boolean).join(", ") +
    (contents && `: ${contents}`),
  use: "Use this list again",
  change: "Change it",
  /** How the message begins that asks for a change. */
  changing: (reference: string | undefined) =>
    reference ? `Change to my request ${reference}:\n` : "Change to my last request:\n",
  forget: "Forget them",
} as const;
