import { useSyncExternalStore } from "react";

/** What is in the message field of the page's form, as it is typed. */
export const useWords = (): string => useSyncExternalStore(subscribe, words, () => "");

function subscribe(onInput: () => void) {
  addEventListener("input", onInput);
  return () => removeEventListener("input", onInput);
}

const words = () =>
  document.querySelector<HTMLTextAreaElement>("form textarea[name=message]")?.value ?? "";
