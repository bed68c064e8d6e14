import { enquiryCopy } from "./enquiry-form.ts";

/** The pages that follow a form posted without scripts. */
export const enquiryReceivedCopy = {
  title: "Enquiry received",
  heading: "Enquiry received",
  description: "Your enquiry has reached us.",
  next: {
    heading: "What happens next",
    /** Followed by a phone number. */
    text: "We've received your enquiry. If it's urgent, call",
  },
} as const;

export const enquiryAnswersCopy = {
  check: {
    heading: "Please check your enquiry",
    text: "Your enquiry has not been sent yet. Please correct the marked fields; everything else is as you entered it.",
  },
  retry: {
    heading: "Your enquiry was not sent",
    text: enquiryCopy.kept,
  },
  failed: {
    heading: "Your enquiry was not sent",
    text: "Use your browser's Back button: your text should still be in the form.",
  },
} as const;
