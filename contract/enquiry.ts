/** What an enquiry is: browser and server read the same fields, limits and sentences from here. */
export const enquiryPath = "/api/enquiry";

export const enquiryFields = ["name", "email", "phone", "message"] as const;

export type EnquiryField = (typeof enquiryFields)[number];
export type Enquiry = Record<EnquiryField, string>;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** Characters, counted as typed. They also keep the patterns below cheap on hostile input. */
export const enquiryLimits = { name: 200, email: 254, message: 5000 } as const;

const phoneDigits = 10;

const checks: Record<EnquiryField, (typed: string) => string | undefined> = {
  name: (typed) =>
    !typed.trim()
      ? "Name is required"
      : typed.length > enquiryLimits.name
        ? `Please keep the name to ${enquiryLimits.name} characters`
        : undefined,
  email: (typed) => {
    if (!typed) return "Email is required";
    if (typed.length > enquiryLimits.email)
      return `Please keep the email to ${enquiryLimits.email} characters`;
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : "Please enter a valid email";
  },
  phone: (typed) =>
    !typed
      ? "Phone number is required"
      : new RegExp(`^\\d{${phoneDigits}}$`).test(typed.trim())
        ? undefined
        : `Please enter a valid ${phoneDigits}-digit phone number`,
  message: (typed) =>
    !typed.trim()
      ? "Message is required"
      : typed.length > enquiryLimits.message
        ? `Please keep the message to ${enquiryLimits.message} characters`
        : undefined,
};

/** The sentence for each field that is not right; an empty object means the enquiry may be sent. */
export function checkEnquiry(typed: Enquiry): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const field of enquiryFields) {
    const message = checks[field](typed[field]);
    if (message) errors[field] = message;
  }
  return errors;
}
