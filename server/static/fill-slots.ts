import type { Enquiry, EnquiryErrors, EnquiryField } from "#contract/enquiry.ts";
import { escapeHtml } from "#contract/escape-html.ts";
import { type SlotKind, slotPattern } from "#contract/no-script-pages.ts";

export const emptyEnquiry: Enquiry = { name: "", email: "", phone: "", message: "" };

/** Fills a page's slots in one pass, so that typed text that looks like a slot is not replaced. */
export const fillSlots = (html: string, typed: Enquiry, errors: EnquiryErrors): string =>
  html
    .split(slotPattern)
    .map((part, index) => (index % 2 ? escapeHtml(valueOf(part, typed, errors)) : part))
    .join("");

function valueOf(slot: string, typed: Enquiry, errors: EnquiryErrors): string {
  const [kind, field] = slot.split("-") as [SlotKind, EnquiryField];
  switch (kind) {
    case "typed":
      // A text area drops the first line break after its tag.
      return typed[field].startsWith("\n") ? `\n${typed[field]}` : typed[field];
    case "invalid":
      return errors[field] ? "true" : "false";
    case "error":
      return errors[field] ?? "";
  }
}
