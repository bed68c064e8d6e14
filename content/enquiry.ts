/** Text of the enquiry forms, and of the pages that a form posted without scripts leads to. */
export const enquiryForms = { home: "Enquiry", contact: "Contact" } as const;

export const contactForm = {
  heading: "Write to us",
  text: "Say what you have, which tests you need and by when. We answer by e-mail or ring you.",
} as const;

export const enquiryReceived = {
  title: "Enquiry received",
  heading: "Enquiry received",
  description: "Your enquiry has been received.",
  next: {
    heading: "What happens now",
    paragraphs: [
      "Your enquiry is written down and on its way to the laboratory. If something is urgent, ring us.",
    ],
  },
} as const;

export const enquiryAnswers = {
  check: {
    heading: "Please check your enquiry",
    text: "Nothing has been sent yet. The fields that need attention say what is missing; the rest is as you wrote it.",
  },
  retry: {
    heading: "Your enquiry was not sent",
    text: "What you wrote is still in the form.",
  },
  failed: {
    heading: "Your enquiry was not sent",
    text: "Go back in your browser: what you wrote should still be in the form.",
  },
} as const;
