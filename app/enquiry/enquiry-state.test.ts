import { expect, test } from "vitest";
import { edited, errorsOf, isDoubleSubmit, phoneDigitsOf, untouched } from "./enquiry-state.ts";

test("editing a field clears its error and leaves the others", () => {
  const phoneDigits = "9419123456";
  const wrong = { at: "editing", errors: { name: "a", phone: "b" }, phoneDigits } as const;
  const other = edited(wrong, "name");
  expect(other).toEqual({ at: "editing", errors: { phone: "b" }, phoneDigits });
  expect(phoneDigitsOf(other)).toBe(phoneDigits);
  expect(phoneDigitsOf(edited(wrong, "phone"))).toBeUndefined();
});

test.each([
  { at: "sent", reference: "K7MX-4XR2" } as const,
  { at: "failed", offline: false } as const,
])("editing after $at clears the status", (state) => {
  expect(edited(state, "email")).toEqual(untouched);
});

test("sending ignores edits, and only the editing state has errors", () => {
  expect(edited({ at: "sending" }, "name")).toEqual({ at: "sending" });
  expect(errorsOf({ at: "failed", offline: true })).toEqual({});
  expect(errorsOf({ at: "editing", errors: { name: "a" } })).toEqual({ name: "a" });
});

test("only submitting an empty form after a success is a double submit", () => {
  const empty = { name: "", email: "", phone: "", message: "" };
  const sent = { at: "sent", reference: undefined } as const;
  expect(isDoubleSubmit(sent, empty)).toBe(true);
  expect(isDoubleSubmit(sent, { ...empty, name: "A" })).toBe(false);
  expect(isDoubleSubmit(untouched, empty)).toBe(false);
  expect(isDoubleSubmit({ at: "failed", offline: false }, empty)).toBe(false);
});
