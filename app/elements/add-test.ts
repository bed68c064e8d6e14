import { yourRequestCopy as copy } from "#content/copy/request/your-request.ts";
import { requestStore } from "#app/request/request-store.ts";
import { rowName } from "./row-name.ts";

/** <add-test data-id>: the button of a row that adds a test to the visitor's request. */
class AddTest extends HTMLElement {
  readonly row = this.closest("tr")!;
  readonly test = this.dataset["id"] ?? this.row.id;
  readonly button = this.querySelector("button")!;

  connectedCallback() {
    this.button.addEventListener("click", () => requestStore.toggle(this.test));
    requestStore.subscribe(() => this.show());
    this.show();
  }

  show() {
    const isAdded = requestStore.has(this.test);
    this.toggleAttribute("data-added", isAdded);
    this.button.textContent = isAdded ? copy.added : copy.toAdd;
    this.button.ariaLabel = (isAdded ? copy.remove : copy.add)(rowName(this.row));
  }
}

customElements.define("add-test", AddTest);
