import { addressedElement } from "#app/browser/address.ts";

/** Closes sections on phones, and opens the section or group of rows that has what the address names. */
class OpenTarget extends HTMLElement {
  connectedCallback() {
    if (matchMedia("(width <= 768px)").matches)
      for (const details of this.querySelectorAll<HTMLDetailsElement>("[data-closed-on-phones]"))
        details.open = false;
    this.open();
    addEventListener("hashchange", () => this.open());
  }

  open() {
    const target = addressedElement();
    if (!target || !this.contains(target)) return;
    const details =
      target.closest("details") ?? target.querySelector(":scope > details:only-child");
    if (details instanceof HTMLDetailsElement) details.open = true;
    const group = target.closest("tbody") ?? target.querySelector("tbody");
    const box = group?.querySelector<HTMLInputElement>("th > input");
    if (box) box.checked = true;
  }
}

customElements.define("open-target", OpenTarget);
