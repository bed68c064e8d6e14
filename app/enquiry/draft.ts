import { type Enquiry, readEnquiry } from "#contract/enquiry.ts";

const draftKey = "enquiry-draft";

/** What was typed and not yet sent, for this tab only. A browser that keeps nothing is no reason to stop. */
export function readDraft(): Enquiry {
  try {
    return readEnquiry(JSON.parse(sessionStorage.getItem(draftKey) ?? "{}"));
  } catch {
    return readEnquiry({});
  }
}

export function keepDraft(typed: Enquiry) {
  try {
    if (Object.values(typed).some(Boolean)) sessionStorage.setItem(draftKey, JSON.stringify(typed));
    else sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is full or forbidden: the form itself still holds the text.
  }
}

export function clearDraft() {
  keepDraft(readEnquiry({}));
}
