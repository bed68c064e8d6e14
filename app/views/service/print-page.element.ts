/** A button that prints the page. */
class PrintPage extends HTMLElement {
  connectedCallback() {
    this.querySelector("button")!.addEventListener("click", () => print());
  }
}

customElements.define("print-page", PrintPage);
