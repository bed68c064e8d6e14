import { isFinderShortcut } from "#app/browser/finder-shortcut.ts";

const phone = matchMedia("(width <= 768px) and (pointer: coarse)");

/** The finder's button and dialog: opens to keys and, on phones, to a touch of a field in the page. */
class FindTest extends HTMLElement {
  readonly dialog = this.querySelector("dialog")!;
  readonly field = this.querySelector("input")!;

  connectedCallback() {
    const { dialog, field } = this;
    document.addEventListener("keydown", (event) => {
      if (!isFinderShortcut(event)) return;
      event.preventDefault();
      this.open();
    });
    document.addEventListener("click", ({ target }) => this.press(target as Element));
    dialog.addEventListener("close", () => this.type(""));
    // The way back finds the page as it was before.
    addEventListener("pagehide", () => dialog.close());
    // The island of the field waits for the focus; a pointer over the button comes earlier.
    this.querySelector("button")!.addEventListener(
      "pointerenter",
      () => field.dispatchEvent(new Event("focusin", { bubbles: true })),
      { once: true },
    );
    keepAboveKeyboard(dialog);
  }

  open(query = "") {
    if (query) this.type(query);
    if (!this.dialog.open) this.dialog.showModal();
  }

  type(text: string) {
    this.field.value = text;
    this.field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  press(target: Element) {
    const { dialog } = this;
    const isInside = dialog.contains(target);
    // A link may lead to a place of this page; the backdrop belongs to the dialog.
    if (target === dialog || (isInside && target.closest("a"))) dialog.close();
    const field = target.closest<HTMLInputElement>("input[role=combobox]");
    if (field && !isInside && phone.matches) {
      // The focus would return to it, and open the keyboard again.
      field.blur();
      this.open(field.value);
    }
  }
}

/** Tells an element how much of the screen the keyboard of a phone leaves. */
function keepAboveKeyboard(element: HTMLElement) {
  const viewport = window.visualViewport;
  viewport?.addEventListener("resize", () => {
    // A magnified page shows a part of the screen.
    if (viewport.scale === 1) element.style.setProperty("--visible-height", `${viewport.height}px`);
  });
}

customElements.define("find-test", FindTest);
