import { centreCount } from "#content/centres.ts";
import { site } from "#content/site.ts";
import { clipboardCopy } from "#content/copy/frame/frame.ts";
import { requestCopy } from "./request.ts";
import { requestMessageCopy } from "./request-message.ts";

/** What follows the thanks on the contact page. */
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
    reference ? `Correction to my enquiry ${reference}:\n` : "Correction to my enquiry:\n",
  ...clipboardCopy,
  heading: "What happens next",
  steps: [
    {
      title: "We read your request",
      text: `We answer by e-mail or phone in working hours, ${site.hours.text}.`,
    },
    {
      title: "You receive a quotation",
      text: "It confirms the sample amounts. The report date is agreed when you book.",
    },
    {
      title: "You bring samples and request form",
      text: `To the ${requestMessageCopy.laboratory} or one of the ${centreCount} centres, with the reference on the form.`,
    },
  ],
  form: requestCopy.form,
  startNew: "Start a new list",
  /** What the message had no room for. */
  sendLeft: (count: number) => `Send the other ${count}`,
  restore: "Restore this list",
  sent: "What you sent",
} as const;
