import type { EnquiryField } from "./enquiry.ts";

/**
 * Answers to a form posted without scripts are pages made at build, with places the server fills:
 * what was typed, whether it was right, and the sentence beside it.
 */
export const answerPages = ["check", "retry", "failed"] as const;

/** `check`: the form with messages beside its fields. `retry`: the form and the failure sentence. `failed`: the sentence alone. */
export type AnswerPage = (typeof answerPages)[number];

/** The build makes them below this path; nothing is served there. */
export const answersPath = "/enquiry/answer";

export type SlotKind = "typed" | "invalid" | "error";

export const slotFor = (kind: SlotKind, field: EnquiryField) => `%ENQUIRY-${kind}-${field}%`;

/** Splits a page into text and slots: every second part is `kind-field`. */
export const slotPattern = /%ENQUIRY-([a-z]+-[a-z]+)%/;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that stays text wherever it stands in a page. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
