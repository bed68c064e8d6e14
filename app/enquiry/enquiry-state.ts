import type { Enquiry, EnquiryErrors, EnquiryField } from "#contract/enquiry.ts";

export type EnquiryState =
  | { at: "editing"; errors: EnquiryErrors }
  | { at: "sending" }
  | { at: "sent"; reference: string | undefined }
  | { at: "failed"; offline: boolean };

export const untouched: EnquiryState = { at: "editing", errors: {} };

/** Editing clears the status message and that field's error; the other errors stay. */
export function edited(state: EnquiryState, field: EnquiryField): EnquiryState {
  if (state.at === "sending") return state;
  if (state.at !== "editing") return untouched;
  if (!state.errors[field]) return state;
  const { [field]: _cleared, ...errors } = state.errors;
  return { at: "editing", errors };
}

/** Detects the second press of a double click after the form was reset; validating it would replace the confirmation. */
export const isDoubleSubmit = (state: EnquiryState, typed: Enquiry): boolean =>
  state.at === "sent" && Object.values(typed).every((value) => !value);

export const errorsOf = (state: EnquiryState): EnquiryErrors =>
  state.at === "editing" ? state.errors : {};
