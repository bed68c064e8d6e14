import { addressedElement } from "#app/browser/address.ts";
import { hasModifier } from "#app/ui/modifiers.ts";

/** Panels behind tabs that are links: the address holds the choice, so that links, reloads and Back work. */
class HashTabs extends HTMLElement {
  readonly tabs = [...this.querySelectorAll<HTMLAnchorElement>("[role=tab]")];
  selected = 0;

  connectedCallback() {
    this.select();
    addEventListener("hashchange", () => this.select());
    for (const tab of this.tabs) {
      tab.addEventListener("keydown", (event) => this.press(event));
      tab.addEventListener("click", (event) => {
        if (hasModifier(event)) return;
        // The browser would move the focus away from the tab.
        event.preventDefault();
        if (tab.hash !== location.hash) history.pushState(null, "", tab.hash);
        dispatchEvent(new Event("hashchange"));
      });
    }
  }

  /** A hash that names no tab, and nothing in one, keeps the current one; no hash selects the first. */
  select() {
    const { hash } = location;
    const target = addressedElement();
    const named = this.tabs.findIndex((tab) => hash === tab.hash || panelOf(tab).contains(target));
    this.selected = named >= 0 ? named : hash ? this.selected : 0;
    for (const [index, tab] of this.tabs.entries()) {
      const isSelected = index === this.selected;
      tab.ariaSelected = String(isSelected);
      tab.tabIndex = isSelected ? 0 : -1;
      panelOf(tab).toggleAttribute("data-hidden", !isSelected);
    }
  }

  press(event: KeyboardEvent) {
    const { length } = this.tabs;
    const index = {
      ArrowRight: (this.selected + 1) % length,
      ArrowLeft: (this.selected + length - 1) % length,
      Home: 0,
      End: length - 1,
      " ": this.selected,
    }[event.key];
    if (index === undefined || hasModifier(event)) return;
    event.preventDefault();
    // Only a press adds a history entry.
    history.replaceState(null, "", this.tabs[index]!.hash);
    dispatchEvent(new Event("hashchange"));
    this.tabs[index]!.focus({ preventScroll: true });
  }
}

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute("aria-controls")!)!;

customElements.define("hash-tabs", HashTabs);
