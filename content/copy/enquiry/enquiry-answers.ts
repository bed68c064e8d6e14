import { enquiryCopy } from "./enquiry-form.ts";

/** The pages that follow a form posted without scripts. */
export const enquiryReceivedCopy = {
  title: "Enquiry received",
  description: "Your enquiry has reached us.",
} as const;

export const enquiryAnswersCopy = {
  check: {
    heading: "Please check your enquiry",
    text: "Your enquiry has not been sent yet. Please check the marked fields and send it again. A phone number with ten digits is shown without spaces and +91; everything else is as you entered it.",
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
