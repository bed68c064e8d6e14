import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import {
  checkEnquiry,
  type Enquiry,
  type EnquiryErrors,
  enquiryFields,
  type EnquiryField,
  readEnquiry,
} from "#contract/enquiry.ts";
import { enquiryOrigin } from "#app/browser/build-values.ts";
import { clearDraft, saveDraft, readDraft } from "./draft.ts";
import { edited, type EnquiryState, isDoubleSubmit, untouched } from "./enquiry-state.ts";
import { sendEnquiry } from "./send-enquiry.ts";

interface FormRefs {
  form: RefObject<HTMLFormElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  status: RefObject<HTMLOutputElement | null>;
}

/** The behaviour of the form; `firstLine` begins a message that is empty, and follows changes until it is edited. */
export function useEnquiry(
  { form, button, status }: FormRefs,
  firstLine = "",
  onSent?: (reference: string | undefined) => void,
) {
  const [state, setState] = useState<EnquiryState>(untouched);
  const sending = useRef(false);
  const begun = useRef(firstLine);
  const [isEdited, setEdited] = useState(() => readDraft().message !== "");

  useLayoutEffect(() => {
    fillFromDraft(form.current!, firstLine, begun.current);
    begun.current = firstLine;
  }, [form, firstLine]);

  // Disabled controls lose the focus. A layout effect moves it before a second Enter can submit the reset form.
  useLayoutEffect(() => {
    if (state.at === "sending") return;
    sending.current = false;
    if (state.at === "sent") {
      form.current!.reset();
      // A reset brings back the first line of the document.
      controlOf(form.current!, "message").value = "";
      status.current?.focus();
    }
    if (state.at === "failed") button.current?.focus();
  }, [state, form, button, status]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const typed = valuesOf(event.currentTarget);
    if (isDoubleSubmit(state, typed)) return;
    const errors = checkEnquiry(typed);
    if (Object.keys(errors).length) {
      setState({ at: "editing", errors });
      firstInvalid(event.currentTarget, errors)?.focus();
      return;
    }
    sending.current = true;
    setState({ at: "sending" });
    const { accepted, reference } = await sendEnquiry(typed, enquiryOrigin);
    if (accepted) {
      clearDraft();
      onSent?.(reference);
    }
    setState(accepted ? { at: "sent", reference } : { at: "failed", offline: !navigator.onLine });
  }

  function edit(event: SyntheticEvent<HTMLFormElement>) {
    const typed = typedBy(event.currentTarget, firstLine);
    saveDraft(typed);
    setEdited(typed.message !== "");
    const field = (event.target as HTMLInputElement).name;
    if (isField(field)) setState((current) => edited(current, field));
  }

  /** Replaces the message by its first line, and a confirmation by the form. */
  function begin() {
    const message = controlOf(form.current!, "message");
    message.value = firstLine;
    saveDraft(typedBy(form.current!, firstLine));
    setEdited(false);
    setState(untouched);
  }

  return { state, isEdited, submit, edit, begin };
}

const isField = (name: string): name is EnquiryField =>
  enquiryFields.some((field) => field === name);

const controlOf = (form: HTMLFormElement, field: EnquiryField) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;

/** The first invalid control in document order, which differs from the order of the contract. */
const firstInvalid = (form: HTMLFormElement, errors: EnquiryErrors) =>
  ([...form.elements] as HTMLInputElement[]).find(({ name }) => isField(name) && errors[name]);

const valuesOf = (form: HTMLFormElement) => readEnquiry(Object.fromEntries(new FormData(form)));

/** The values without a first line that the visitor has added nothing to. */
function typedBy(form: HTMLFormElement, firstLine: string): Enquiry {
  const values = valuesOf(form);
  return values.message === firstLine ? { ...values, message: "" } : values;
}

/**
 * Fills empty fields from the draft, then an empty message with its first line; text typed before hydration stays. A
 * message that is still the first line of before counts as empty.
 */
function fillFromDraft(form: HTMLFormElement, firstLine: string, before: string) {
  const draft = readDraft();
  if (controlOf(form, "message").value === before) controlOf(form, "message").value = "";
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    if (!control.value && draft[field]) control.value = draft[field];
  }
  saveDraft(typedBy(form, firstLine));
  const message = controlOf(form, "message");
  if (!message.value) message.value = firstLine;
}
