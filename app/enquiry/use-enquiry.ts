import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  checkEnquiry,
  type EnquiryErrors,
  enquiryFields,
  type EnquiryField,
  readEnquiry,
} from "#contract/enquiry.ts";
import { enquiryOrigin } from "#app/build-values.ts";
import { clearDraft, keepDraft, readDraft } from "./draft.ts";
import { edited, type EnquiryState, isDoubleSubmit, untouched } from "./enquiry-state.ts";
import { sendEnquiry } from "./send-enquiry.ts";

interface Places {
  form: RefObject<HTMLFormElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  status: RefObject<HTMLOutputElement | null>;
}

/** What the form does, apart from how it looks. */
export function useEnquiry({ form, button, status }: Places) {
  const [state, setState] = useState<EnquiryState>(untouched);
  const sending = useRef(false);

  useEffect(() => {
    fillFromDraft(form.current!);
  }, [form]);

  // Disabled controls lose the focus; it comes back when they can take it again. All in the one
  // step in which they can: a second Enter must not meet an emptied form that still has the focus.
  useLayoutEffect(() => {
    if (state.at === "sending") return;
    sending.current = false;
    if (state.at === "sent") {
      form.current?.reset();
      status.current?.focus();
    }
    if (state.at === "failed") button.current?.focus();
  }, [state, form, button, status]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const typed = typedIn(event.currentTarget);
    if (isDoubleSubmit(state, typed)) return;
    const errors = checkEnquiry(typed);
    if (Object.keys(errors).length) {
      setState({ at: "editing", errors });
      firstWrong(event.currentTarget, errors)?.focus();
      return;
    }
    sending.current = true;
    setState({ at: "sending" });
    const sent = await sendEnquiry(typed, enquiryOrigin);
    if (sent) clearDraft();
    setState(sent ? { at: "sent" } : { at: "failed", offline: !navigator.onLine });
  }

  function edit(event: SyntheticEvent<HTMLFormElement>) {
    keepDraft(typedIn(event.currentTarget));
    const field = (event.target as HTMLInputElement).name;
    if (isField(field)) setState((before) => edited(before, field));
  }

  return { state, submit, edit };
}

const isField = (name: string): name is EnquiryField =>
  enquiryFields.some((field) => field === name);

const controlOf = (form: HTMLFormElement, field: EnquiryField) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;

/** The first on the page, which need not be the first of the contract. */
const firstWrong = (form: HTMLFormElement, errors: EnquiryErrors) =>
  ([...form.elements] as HTMLInputElement[]).find(({ name }) => isField(name) && errors[name]);

const typedIn = (form: HTMLFormElement) => readEnquiry(Object.fromEntries(new FormData(form)));

/** What was typed before scripts started stays; what an earlier visit left fills the rest. */
function fillFromDraft(form: HTMLFormElement) {
  const draft = readDraft();
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    if (!control.value && draft[field]) control.value = draft[field];
  }
  keepDraft(typedIn(form));
}
