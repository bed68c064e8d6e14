/** Text of the enquiry forms, and of the pages that a form posted without scripts leads to. */
export const enquiryForms = { home: "Enquiry", contact: "Contact" } as const;

export const contactForm = {
  heading: "Send an enquiry",
  text: "Tell us what you have, which tests you need and by when. We'll reply by e-mail or phone.",
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
    text: "Your enquiry has not been sent yet. Please correct the fields marked below; everything else is as you entered it.",
  },
  retry: {
    heading: "Your enquiry was not sent",
    text: "Your text is still in the form.",
  },
  failed: {
    heading: "Your enquiry was not sent",
    text: "Use your browser's Back button: your text should still be in the form.",
  },
} as const;
