import type { EnquiryField } from "./enquiry.ts";

/** Responses to a form posted without scripts: pages prerendered with slots that the server fills. */
export const noScriptPages = ["check", "retry", "failed", "received"] as const;

/** `check`: the form with messages beside its fields. `retry`: the form and the failure sentence. `failed`: the sentence alone. `received`: the confirmation. */
export type NoScriptPage = (typeof noScriptPages)[number];

/** Of the build; no path leads there. */
export const noScriptFolder = "responses";
export const noScriptFile = (page: NoScriptPage) => `${noScriptFolder}/${page}/index.html`;

/** The build writes the pages below this path; the server serves nothing at it. */
export const noScriptPagesPath = "/enquiry/answer";

export type SlotKind = "typed" | "invalid" | "error" | "sent";

export const slotFor = (kind: SlotKind, field: EnquiryField) => `%ENQUIRY-${kind}-${field}%`;

export const referenceSlot = "%ENQUIRY-sent-reference%";

/** Splits a page into text and slots: every second element is `kind-field`. */
export const slotPattern = /%ENQUIRY-([a-z]+-[a-z]+)%/;
