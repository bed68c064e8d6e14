import { hasModifier } from "#app/ui/modifiers.ts";

const wide = matchMedia("(width > 768px)");

type OpenedBy = "hover" | "press";

/** The main navigation: lists of links that open to hover and press, and on phones a popover around all of it. */
class MainMenu extends HTMLElement {
  readonly items = [...this.querySelectorAll<HTMLElement>("li:has(> button)")];
  readonly nav = this.querySelector("nav")!;

  connectedCallback() {
    const menuButton = this.querySelector("button")!;
    // The browser may have opened it before this script was there.
    const show = () => (menuButton.ariaExpanded = String(this.isMenuOpen()));
    this.nav.addEventListener("toggle", show);
    show();
    for (const item of this.items) this.prepare(item);
    addEventListener("pagehide", () => this.close());
    wide.addEventListener("change", () => this.close());
    document.addEventListener("pointerdown", ({ target }) => this.closeOutside(target as Node));
    this.addEventListener("focusout", ({ relatedTarget }) => {
      if (!relatedTarget) return;
      this.closeOutside(relatedTarget as Node);
      if (!this.contains(relatedTarget as Node)) this.close();
    });
    document.addEventListener("keydown", (event) => {
      const open = this.items.find(isOpen);
      if (event.key !== "Escape" || hasModifier(event) || !open) return;
      // The popover stays open until the next Escape.
      event.preventDefault();
      this.open(undefined);
      if (open.contains(document.activeElement)) open.querySelector("button")!.focus();
    });
  }

  prepare(item: HTMLElement) {
    item.querySelector("button")!.addEventListener("click", () => {
      if (item.dataset["open"] === "press") this.open(undefined);
      else this.open(item, "press");
    });
    item.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse" && wide.matches && !isOpen(item)) this.open(item, "hover");
    });
    item.addEventListener("pointerleave", () => {
      if (item.dataset["open"] === "hover") this.open(undefined);
    });
    // Styles opened the list before this script was there.
    if (wide.matches && item.matches(":hover, :focus-within")) this.open(item, "hover");
  }

  /** At most one list is open; a press keeps it open after the pointer has left. */
  open(opened: HTMLElement | undefined, by: OpenedBy = "press") {
    for (const item of this.items) {
      if (item === opened) item.dataset["open"] = by;
      else delete item.dataset["open"];
      item.querySelector("button")!.ariaExpanded = String(item === opened);
    }
  }

  /** In the narrow menu, closing a list would move the entries below it away from under the press. */
  closeOutside(target: Node) {
    const open = this.items.find(isOpen);
    if (open && !(wide.matches ? open : this).contains(target)) this.open(undefined);
  }

  close() {
    this.open(undefined);
    if (this.isMenuOpen()) this.nav.hidePopover();
  }

  isMenuOpen() {
    return "showPopover" in this.nav && this.nav.matches(":popover-open");
  }
}

const isOpen = (item: HTMLElement) => "open" in item.dataset;

customElements.define("main-menu", MainMenu);
