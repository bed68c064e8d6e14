import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { checkEnquiry, type Enquiry, type EnquiryErrors, readEnquiry } from "#contract/enquiry.ts";
import { enquiryOrigin } from "#app/browser/build-values.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { clearDraft, controlOf, fillFromDraft, isField, keepSender, saveTyped } from "./draft.ts";
import {
  edited,
  type EnquiryState,
  isDoubleSubmit,
  refusedState,
  untouched,
} from "./enquiry-state.ts";
import { sendEnquiry } from "./send-enquiry.ts";

interface FormRefs {
  form: RefObject<HTMLFormElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  status: RefObject<HTMLOutputElement | null>;
}

export interface EnquiryOptions<Composed extends { text: string }> {
  /** How the message begins, until the visitor writes another. */
  opening?: string | undefined;
  /** Makes the message that is sent of the visitor's words; without it these are the message. */
  compose?: ((words: string) => Promise<Composed>) | undefined;
  /** Finds a field outside of the form whose value is refused; nothing is sent while there is one. */
  refused?: (() => HTMLElement | null) | undefined;
  onSent?: (sent: { enquiry: Enquiry; reference: string | undefined; composed?: Composed }) => void;
}

export function useEnquiry<Composed extends { text: string }>(
  { form, button, status }: FormRefs,
  { opening = "", compose, refused, onSent }: EnquiryOptions<Composed>,
) {
  const [state, setState] = useState<EnquiryState>(untouched);
  const sending = useRef(false);

  useLayoutEffect(() => fillFromDraft(form.current!, opening), [form, opening]);

  // By then the request of the visitor is known too.
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) takeOver(form.current!);
  }, [isHydrated, form]);

  // Disabled controls lose the focus. A layout effect moves it before a second Enter can submit the reset form.
  useLayoutEffect(() => {
    if (state.at === "sending") return;
    sending.current = false;
    if (state.at === "sent") {
      form.current!.reset();
      // A reset brings back the opening of the document.
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
    const refusedField = refused?.();
    if (refusedField) return showField(refusedField);
    const errors = checkEnquiry(typed);
    // A request is a message too.
    if (compose && !typed.message.trim()) delete errors.message;
    if (Object.keys(errors).length) {
      setState(refusedState(errors, typed));
      firstInvalid(event.currentTarget, errors)?.focus();
      return;
    }
    sending.current = true;
    setState({ at: "sending" });
    setState(await send(typed));
  }

  async function send(typed: Enquiry): Promise<EnquiryState> {
    const composed = await compose?.(typed.message).catch((error: unknown) =>
      console.error("Enquiry:", error),
    );
    // The words alone would leave out the request.
    if (compose && !composed) return failed();
    const enquiry = { ...typed, message: composed?.text ?? typed.message };
    // Another tab has emptied the request.
    if (!enquiry.message) return { at: "editing", errors: checkEnquiry(enquiry) };
    const { accepted, reference } = await sendEnquiry(enquiry, enquiryOrigin);
    if (!accepted) return failed();
    clearDraft();
    keepSender(enquiry);
    onSent?.({ enquiry, reference, ...(composed && { composed }) });
    return { at: "sent", reference };
  }

  function edit(event: SyntheticEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement;
    if (!isField(name)) return;
    saveTyped(name, value, opening);
    setState((current) => edited(current, name));
  }

  function takePhone(digits: string) {
    const phone = controlOf(form.current!, "phone");
    phone.value = digits;
    phone.dispatchEvent(new Event("input", { bubbles: true }));
    phone.focus();
  }

  return { state, submit, edit, takePhone };
}

/** From here on app/browser/start.ts lets a submit through; it has kept one that came before. */
function takeOver(form: HTMLFormElement) {
  form.dataset.ready = "";
  if (!form.ariaBusy) return;
  form.ariaBusy = null;
  form.requestSubmit();
}

/** It may be in a closed entry of the request. */
function showField(field: HTMLElement) {
  const entry = field.closest("details");
  if (entry) entry.open = true;
  field.focus();
}

const failed = () => ({ at: "failed", offline: !navigator.onLine }) as const;

/** The first invalid control in document order, which differs from the order of the contract. */
const firstInvalid = (form: HTMLFormElement, errors: EnquiryErrors) =>
  ([...form.elements] as HTMLInputElement[]).find(({ name }) => isField(name) && errors[name]);

const valuesOf = (form: HTMLFormElement) => readEnquiry(Object.fromEntries(new FormData(form)));
