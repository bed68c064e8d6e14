import { centreCount } from "../centres.ts";
import { site } from "../site.ts";
import { clipboardCopy } from "./clipboard.ts";
import { requestCopy } from "./request.ts";
import { requestMessageCopy } from "./request-message.ts";

/** What follows the thanks on the contact page. */
export const afterSendingCopy = {
  copy: "Copy reference",
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
  restore: "Restore the list",
  another: "Write another enquiry",
  asked: (counts: string) => `What you asked for: ${counts}`,
} as const;
