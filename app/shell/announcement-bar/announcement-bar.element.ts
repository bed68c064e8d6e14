import { isBarDismissed, rememberDismissed } from "#app/browser/dismissed-bar.ts";

/** The bar above every page, with a button that hides it until a reload. */
class AnnouncementBar extends HTMLElement {
  connectedCallback() {
    // Another page of this tab may have dismissed it meanwhile.
    addEventListener("pageshow", () => {
      if (isBarDismissed(undefined)) document.documentElement.dataset["barDismissed"] = "";
    });
    this.querySelector("button")!.addEventListener("click", () => {
      rememberDismissed();
      document.documentElement.dataset["barDismissed"] = "";
      // The focused button is gone, so the next link gets the focus.
      document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
    });
  }
}

customElements.define("announcement-bar", AnnouncementBar);
