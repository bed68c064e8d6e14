import { type Enquiry, type EnquiryField, enquiryFields, readEnquiry } from "#contract/enquiry.ts";
import { tabStorage } from "#app/browser/storage.ts";

const draftKey = "enquiry-draft";
/** How the message began when its draft was saved. */
const openingKey = "enquiry-opening";
/** Who sent an enquiry from this tab, whom the request form names. */
const senderKey = "enquiry-sender";

export const sender = () => tabStorage.read(senderKey);

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

/** For the request form that is printed after sending. */
export function keepSender({ name, phone }: Enquiry) {
  tabStorage.write(senderKey, `${name.trim()}, ${phone.trim()}`);
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

/** Who types into a field so soon after it was filled saw it empty. */
const unnoticedMs = 2000;

/**
 * Fills fields from the draft, and an empty message with its opening. What differs from the document was typed before
 * hydration: it stays and is saved. A field that has the focus is filled once it is left, if nothing was typed.
 */
export function fillFromDraft(form: HTMLFormElement, opening: string) {
  const filledAt = Date.now();
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    if (control.value !== control.defaultValue) {
      saveTyped(field, control.value, opening);
      continue;
    }
    const fill = () => {
      // It keeps the focus while the visitor looks at another window.
      if (control === document.activeElement) return;
      control.value = draftWith(field, field === "message" ? opening : "");
    };
    // What is typed then replaces the draft instead of continuing it; a message is never lost.
    const giveWay = () => {
      if (field !== "message" && Date.now() - filledAt < unnoticedMs) control.value = "";
    };
    fill();
    const untilTyped = new AbortController();
    control.addEventListener("input", () => untilTyped.abort(), untilTyped);
    control.addEventListener("blur", fill, untilTyped);
    control.addEventListener("beforeinput", giveWay, untilTyped);
  }
}

export const isField = (name: string): name is EnquiryField =>
  enquiryFields.some((field) => field === name);

export const controlOf = (form: HTMLFormElement, field: EnquiryField) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
