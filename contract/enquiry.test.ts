import { expect, test } from "vitest";
import { complete } from "#server/testing/enquiries.ts";
import { checkEnquiry, enquiryFields, enquiryLimits, readEnquiry, tenDigitsOf } from "./enquiry.ts";

test("a complete enquiry has no errors", () => {
  expect(checkEnquiry(complete)).toEqual({});
});

test.each([
  ["name", "", "Name is required"],
  ["name", "  ", "Name is required"],
  ["name", "\u200b\u200b", "Name is required"],
  ["email", "", "Email is required"],
  ["email", "  ", "Please enter a valid email"],
  ["email", "engineer@site", "Please enter a valid email"],
  ["email", "two words@site.example", "Please enter a valid email"],
  ["phone", "", "Phone number is required"],
  ["phone", "  ", "Please enter a valid 10-digit phone number"],
  ["phone", "98765", "Please enter a valid 10-digit phone number"],
  ["phone", "98765432101", "Please enter a valid 10-digit phone number"],
  ["phone", "98765 43210", "Please enter a valid 10-digit phone number"],
  ["phone", " 9876543210 ", undefined],
  ["message", " \n ", "Message is required"],
  ["message", "\u2060", "Message is required"],
] as const)("%s typed as %j gives %j", (field, typed, message) => {
  expect(checkEnquiry({ ...complete, [field]: typed })[field]).toBe(message);
});

test.each([
  ["94191 23456", "9419123456"],
  ["+91 94191-23456", "9419123456"],
  ["(91) 9419123456", "9419123456"],
  ["0091 94191\u201123456", "9419123456"],
  ["094191\u00a023456", "9419123456"],
  ["[0191] 243 5678", "1912435678"],
  ["91234 56789", "9123456789"],
  ["+44 20 7946 0018", undefined],
  ["94191 2345", undefined],
  ["94191 234567", undefined],
  ["94191 23456 or 7", undefined],
  ["", undefined],
])("the ten digits of %j are %s", (typed, digits) => {
  expect(tenDigitsOf(typed)).toBe(digits);
});

test.each(["name", "email", "message"] as const)(
  "%s has a length limit with its own message",
  (field) => {
    const tail = field === "email" ? "@site.example" : "";
    const longest = "x".repeat(enquiryLimits[field] - tail.length) + tail;
    expect(checkEnquiry({ ...complete, [field]: longest })[field]).toBeUndefined();
    expect(checkEnquiry({ ...complete, [field]: `x${longest}` })[field]).toContain(
      `${enquiryLimits[field]} characters`,
    );
  },
);

test("a long email is refused before the pattern runs on it", () => {
  const { email } = checkEnquiry({ ...complete, email: "a@".repeat(100_000) });
  expect(email).toContain(`${enquiryLimits.email} characters`);
});

test("characters that reverse text are removed from every field at the door", () => {
  for (const field of enquiryFields)
    expect(readEnquiry({ ...complete, [field]: "1\u202e2\u20663" })[field]).toBe("123");
});
