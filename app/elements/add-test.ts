import { yourRequestCopy as copy } from "#content/copy/request/your-request.ts";
import { requestStore } from "#app/request/request-store.ts";

/** <add-test data-id data-name>: the button of a row that adds a test to the visitor's request. */
class AddTest extends HTMLElement {
  connectedCallback() {
    this.querySelector("button")!.addEventListener("click", () =>
      requestStore.toggle(this.dataset["id"]!),
    );
    requestStore.subscribe(() => this.show());
    this.show();
  }

  show() {
    const name = this.dataset["name"]!;
    const isAdded = requestStore.has(this.dataset["id"]!);
    this.toggleAttribute("data-added", isAdded);
    this.querySelector("button")!.ariaLabel = isAdded ? copy.remove(name) : copy.add(name);
  }
}

customElements.define("add-test", AddTest);
