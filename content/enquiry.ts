import { enquiryWords } from "./enquiry-form.ts";
import { site } from "./site.ts";

/** How a message that was opened from a service page begins. */
export const firstLineAbout = (service: string) => `Enquiry about ${service}:\n`;

export const contactForm = {
  heading: "Send an enquiry",
  text: "Tell us what you have, which tests you need and by when. We'll reply by e-mail or phone.",
  include: {
    heading: "Include in your message",
    points: [
      "Material or structure, and where it comes from",
      "Tests required, with the standard if you know it",
      "Number of samples, or the length or area to survey",
      "When you can send samples, or when the site is ready",
      "Whether you need a pass/fail statement",
    ],
  },
  reply: {
    heading: "When to expect a reply",
    text: `We answer in working hours: ${site.hours.words}. Urgent? Please call.`,
  },
} as const;

export const enquiryReceived = {
  title: "Enquiry received",
  heading: "Enquiry received",
  description: "Your enquiry has reached the laboratory.",
  next: {
    heading: "What happens next",
    text: "We've received your enquiry. If it's urgent, call",
  },
} as const;

export const enquiryAnswers = {
  check: {
    heading: "Please check your enquiry",
    text: "Your enquiry has not been sent yet. Please correct the fields marked below; everything else is as you entered it.",
  },
  retry: {
    heading: "Your enquiry was not sent",
    text: enquiryWords.kept,
  },
  failed: {
    heading: "Your enquiry was not sent",
    text: "Use your browser's Back button: your text should still be in the form.",
  },
} as const;
