import { site } from "../../site.ts";
import { clipboardCopy } from "../frame/frame.ts";
import { requestCopy } from "./request.ts";

function quotation(place: string | undefined, hasSiteWork: boolean): string {
  if (place) return "It confirms the sample amounts. ";
  return hasSiteWork ? "" : "If you asked for a price. ";
}

/** The page after sending; without scripts, it has no controls. */
export const afterSendingCopy = {
  reference: "Your reference",
  copy: "Copy reference",
  copyShort: "Copy",
  /** Followed by the address, "or call" and the number that the visitor typed. */
  writeTo: "We write to",
  orCall: "or call",
  notRight: "Not right?",
  correct: "Correct it",
  /** How a message begins that corrects what was sent. */
  correction: (reference: string | undefined) =>
    reference ? `Correction to my request ${reference}:\n` : "Correction to my request:\n",
  ...clipboardCopy,
  heading: "What happens next",
  /** The place is absent where nothing is brought; a message has neither. */
  steps: ({ place, hasSiteWork }: { place: string | undefined; hasSiteWork: boolean }) => [
    {
      title: "We read your message",
      text: `We answer by e-mail or phone in working hours, ${site.hours.text}.`,
    },
    {
      title: "You receive a quotation",
      text: `${quotation(place, hasSiteWork)}The report date is agreed when you book.`,
    },
    ...(place
      ? [
          {
            title: "You bring samples and request form",
            text: `To ${place}, with the reference on the form.`,
          },
        ]
      : []),
    ...(hasSiteWork
      ? [{ title: "We agree the day on site", text: "With you, once you have ordered." }]
      : []),
  ],
  form: requestCopy.form,
  startNew: "Start a new list",
  /** What the message had no room for. */
  sendLeft: (count: number) => `Send the other ${count}`,
  sent: "What you sent",
} as const;
