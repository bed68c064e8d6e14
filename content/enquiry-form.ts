/** The names of the enquiry forms, and the words inside them. */
export const enquiryForms = { home: "Enquiry", contact: "Contact" } as const;

export const enquiryWords = {
  phoneHint: "10 digits, without +91",
  /** Read aloud after a press on Send Enquiry; each field shows its own message. */
  correct: "Not sent yet. Please correct the marked fields.",
  /** Followed by a link to the privacy page. */
  use: "We use these details only to reply.",
  privacy: "Privacy notice",
  /** Followed by the reference. */
  reference: "Your reference is",
  /** Followed by a phone number. */
  urgent: "If it's urgent, call",
  offline: "This device seems to be offline.",
  kept: "Your text is still in the form.",
} as const;
