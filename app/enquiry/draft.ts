import { type Enquiry, readEnquiry } from "#contract/enquiry.ts";

const draftKey = "enquiry-draft";

/** The unsent text of this tab; without storage the draft is empty. */
export function readDraft(): Enquiry {
  try {
    return readEnquiry(JSON.parse(sessionStorage.getItem(draftKey) ?? "{}"));
  } catch {
    return readEnquiry({});
  }
}

export function saveDraft(typed: Enquiry) {
  try {
    if (Object.values(typed).some(Boolean)) sessionStorage.setItem(draftKey, JSON.stringify(typed));
    else sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is full or blocked; the form still has the text.
  }
}

export function clearDraft() {
  saveDraft(readEnquiry({}));
}
