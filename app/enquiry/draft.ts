import { type Enquiry, type EnquiryField, enquiryFields, readEnquiry } from "#contract/enquiry.ts";
import { tabStorage } from "#app/browser/storage.ts";

const draftKey = "enquiry-draft";
/** How the message began when its draft was saved. */
const openingKey = "enquiry-opening";

/** The unsent text of this tab; without storage the draft is empty. */
function readDraft(): Enquiry {
  try {
    return readEnquiry(JSON.parse(tabStorage.read(draftKey) ?? "{}"));
  } catch {
    return readEnquiry({});
  }
}

export function saveDraft(typed: Enquiry) {
  if (Object.values(typed).some(Boolean)) tabStorage.write(draftKey, JSON.stringify(typed));
  else tabStorage.remove(draftKey);
}

export function clearDraft() {
  saveDraft(readEnquiry({}));
}

/** Saves a field that was edited; an opening that nothing was added to is not the visitor's text. */
export function saveTyped(field: EnquiryField, typed: string, opening: string) {
  const isMessage = field === "message";
  if (isMessage) tabStorage.write(openingKey, opening);
  saveDraft({ ...readDraft(), [field]: isMessage && typed === opening ? "" : typed });
}

/** What was typed; a message that was begun otherwise follows the new opening. */
function draftWith(field: EnquiryField, opening: string): string {
  const typed = readDraft()[field];
  const isNew = typed && opening && tabStorage.read(openingKey) !== opening;
  return isNew ? opening + typed : typed || opening;
}

/**
 * Fills empty fields from the draft, and an empty message with its opening; what was typed before hydration stays and
 * is saved. A field that has the focus is filled once it is left, if nothing was typed.
 */
export function fillFromDraft(form: HTMLFormElement, opening: string) {
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    const begun = field === "message" ? opening : "";
    const fill = () => (control.value = draftWith(field, begun));
    if (control.value && control.value !== begun) saveTyped(field, control.value, opening);
    else if (control !== document.activeElement) fill();
    else {
      control.addEventListener("blur", fill, { once: true });
      control.addEventListener("input", () => control.removeEventListener("blur", fill));
    }
  }
}

export const isField = (name: string): name is EnquiryField =>
  enquiryFields.some((field) => field === name);

export const controlOf = (form: HTMLFormElement, field: EnquiryField) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
