/** The enquiry form. */
export const enquiryCopy = {
  /** The names of the forms. */
  forms: { home: "Enquiry", contact: "Contact" },
  name: "Name",
  phone: "Phone",
  email: "Email",
  emailExample: "you@company.in",
  message: "Message",
  /** The label of a field that only programs fill in. */
  honeypot: "Leave this empty",
  send: "Send Enquiry",
  sending: "Sending...",
  phoneHint: "10 digits, without +91",
  takeDigits: (digits: string) => `Use ${digits}`,
  /** Read aloud after a press on Send Enquiry; each field shows its own message. */
  correct: "Not sent yet. Please correct the marked fields.",
  /** Followed by a link to the privacy page. */
  use: "We use these details to reply and, if you order, to do the work.",
  privacy: "Privacy notice",
  /** Followed by the reference. */
  reference: "Your reference is",
  /** Followed by a phone number. */
  urgent: "If it's urgent, call",
  offline: "This device seems to be offline.",
  kept: "Your text is still in the form.",
  details: "Your details",
  /** Below the message. */
  paste: "Paste your list or bill here as it is: we read it.",
  /** Where the message is too long; followed by the e-mail address. */
  orMail: "Or mail it to",
} as const;
