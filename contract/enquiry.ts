import { isBlank, plainText } from "./plain-text.ts";

export const enquiryPath = "/api/enquiry";

export const enquiryFields = ["name", "email", "phone", "message"] as const;

export type EnquiryField = (typeof enquiryFields)[number];
export type Enquiry = Record<EnquiryField, string>;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export const sentSentence = "Thank you for your enquiry. We will get back to you soon!";
export const failedSentence = {
  beforeEmail:
    "There was a problem sending your enquiry. Please try again later or contact us directly at ",
  afterEmail: ".",
} as const;

export const receivedPath = "/enquiry/received";

/** A hidden form field (honeypot): people leave it empty, programs fill it in. */
export const honeypotField = "subject";

export const formType = "application/x-www-form-urlencoded";

/** In bytes; URL encoding takes nine bytes for a letter of most scripts. */
export const bodyLimits = { json: 16 * 1024, form: 64 * 1024 } as const;

export function readEnquiry(given: unknown): Enquiry {
  const values = typeof given === "object" && given !== null ? given : {};
  const value = (field: EnquiryField): string => {
    const found: unknown = Object.hasOwn(values, field)
      ? (values as Record<string, unknown>)[field]
      : undefined;
    return typeof found === "string" ? plainText(found) : "";
  };
  return {
    name: value("name"),
    email: value("email"),
    phone: value("phone"),
    message: value("message"),
  };
}

/** In characters; they also bound the cost of the patterns below on hostile input. */
export const enquiryLimits = { name: 200, email: 254, message: 5000 } as const;

export const messageRequired = "Message is required";

const phoneDigits = 10;

/** The ten digits of a phone as people write it: with spaces, dashes, brackets, and a code of India before them. */
export const tenDigitsOf = (typed: string): string | undefined =>
  /^(?:\+91|0091|91|0)?(\d{10})$/.exec(typed.replaceAll(/[\s\p{Pd}()[\]]/gu, ""))?.[1];

const tooLong = (field: keyof typeof enquiryLimits, typed: string) =>
  typed.length > enquiryLimits[field]
    ? `Please keep the ${field} to ${enquiryLimits[field]} characters`
    : undefined;

const checks: Record<EnquiryField, (typed: string) => string | undefined> = {
  name: (typed) => (isBlank(typed) ? "Name is required" : tooLong("name", typed)),
  email(typed) {
    if (!typed) return "Email is required";
    const isValid = () => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);
    return tooLong("email", typed) ?? (isValid() ? undefined : "Please enter a valid email");
  },
  phone(typed) {
    if (!typed) return "Phone number is required";
    const isValid = new RegExp(`^\\d{${phoneDigits}}$`).test(typed.trim());
    return isValid ? undefined : `Please enter a valid ${phoneDigits}-digit phone number`;
  },
  message: (typed) => (isBlank(typed) ? messageRequired : tooLong("message", typed)),
};

export function checkEnquiry(typed: Enquiry): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const field of enquiryFields) {
    const message = checks[field](typed[field]);
    if (message) errors[field] = message;
  }
  return errors;
}
