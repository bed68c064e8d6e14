import {
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  tenDigitsOf,
} from "#contract/enquiry.ts";

export type EnquiryState =
  | { at: "editing"; errors: EnquiryErrors; phoneDigits?: string | undefined }
  | { at: "sending" }
  | { at: "sent"; reference: string | undefined }
  | { at: "failed"; offline: boolean };

export const untouched: EnquiryState = { at: "editing", errors: {} };

export const refusedState = (errors: EnquiryErrors, { phone }: Enquiry): EnquiryState => ({
  at: "editing",
  errors,
  phoneDigits: tenDigitsOf(phone),
});

/** Editing clears the status message and that field's error; the other errors stay. */
export function edited(state: EnquiryState, field: EnquiryField): EnquiryState {
  if (state.at === "sending") return state;
  if (state.at !== "editing") return untouched;
  if (!state.errors[field]) return state;
  const { [field]: _cleared, ...errors } = state.errors;
  return { ...state, errors };
}

/** Detects the second press of a double click after the form was reset; validating it would replace the confirmation. */
export const isDoubleSubmit = (state: EnquiryState, typed: Enquiry): boolean =>
  state.at === "sent" && Object.values(typed).every((value) => !value);

/** The ten digits of a phone that is refused. */
export const phoneDigitsOf = (state: EnquiryState): string | undefined =>
  errorsOf(state).phone && state.at === "editing" ? state.phoneDigits : undefined;

export const errorsOf = (state: EnquiryState): EnquiryErrors =>
  state.at === "editing" ? state.errors : {};
