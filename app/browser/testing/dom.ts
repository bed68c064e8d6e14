import type { DetachedWindowAPI } from "happy-dom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** The properties of ARIA attributes that elements use, which happy-dom lacks. */
const reflected = {
  ariaCurrent: "aria-current",
  ariaDisabled: "aria-disabled",
  ariaExpanded: "aria-expanded",
  ariaHidden: "aria-hidden",
  ariaLabel: "aria-label",
  ariaSelected: "aria-selected",
};

/** Shows what React renders, and imports its elements, which need their content when they are made. */
export async function show(markup: ReactNode, elements: Record<string, () => Promise<unknown>>) {
  for (const [property, attribute] of Object.entries(reflected))
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: string | null) {
        if (value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  document.body.innerHTML = renderToStaticMarkup(markup);
  await Promise.all(Object.values(elements).map((load) => load()));
}

export const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
export const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Presses a key, and says whether the page took it from the browser. */
export const press = (target: Element, key: string, modifier = "") =>
  !target.dispatchEvent(
    new KeyboardEvent("keydown", { key, [modifier]: true, bubbles: true, cancelable: true }),
  );

/** The keys that a control takes, with any modifier or with none. */
export const keysTaken = (control: Element, keys: readonly string[]) =>
  ["altKey", "ctrlKey", "metaKey", "shiftKey", ""].flatMap((modifier) =>
    keys.filter((key) => press(control, key, modifier)).map((key) => modifier + key),
  );
