import { yourRequestCopy as copy } from "#content/copy/request/your-request.ts";
import { requestStore } from "../request-store.ts";
import { setInsteadOf } from "./set-with.ts";
import { rowName } from "./row-name.ts";

/** <add-test data-id>: the button of a row that adds a test to the visitor's request. */
class AddTest extends HTMLElement {
  readonly row = this.closest("tr")!;
  readonly test = this.dataset["id"] ?? this.row.id;
  readonly button = this.querySelector("button")!;

  connectedCallback() {
    this.button.addEventListener("click", () => {
      if (this.button.ariaDisabled !== "true") requestStore.toggle(this.test);
    });
    requestStore.subscribe(() => this.show());
    this.show();
  }

  show() {
    const request = requestStore.current();
    this.name(undefined);
    void setInsteadOf(this.test, request).then((set) => {
      // The request may have changed while the catalogue was loaded.
      if (set && request === requestStore.current()) this.name(set);
    });
  }

  name(set: string | undefined) {
    const isAdded = requestStore.has(this.test);
    this.toggleAttribute("data-added", isAdded);
    this.button.textContent = copy.buttonText(isAdded, set);
    this.button.ariaLabel = copy.buttonName(rowName(this.row), isAdded, set);
    this.button.ariaDisabled = String(set !== undefined);
  }
}

customElements.define("add-test", AddTest);
