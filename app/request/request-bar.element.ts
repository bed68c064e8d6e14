import { pathOfRequest } from "./request-path.ts";
import { requestStore } from "./request-store.ts";

/** Has one part for an empty list of the visitor, and another with the number of its entries. */
class RequestBar extends HTMLElement {
  connectedCallback() {
    requestStore.subscribe(() => this.show());
    this.show();
  }

  show() {
    const count = requestStore.current().items.length;
    for (const part of this.querySelectorAll<HTMLElement>("[data-list]"))
      part.hidden = part.dataset["list"] !== (count ? "filled" : "empty");
    const link = this.querySelector<HTMLAnchorElement>("[data-list=filled] > a")!;
    void pathOfRequest().then((path) => (link.href = path));
    const label = this.querySelector("[data-count]")!;
    label.textContent = label.textContent.replace(/\d+/, String(count));
  }
}

customElements.define("request-bar", RequestBar);
