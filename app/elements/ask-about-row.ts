import { addressedElement } from "#app/browser/address.ts";
import { askedParameter } from "#content/copy/pages.ts";

/** A link to the form; on a page that was opened at a test, the message names the test too. */
class AskAboutRow extends HTMLElement {
  readonly link = this.querySelector("a")!;
  readonly path = this.link.getAttribute("href")!;

  connectedCallback() {
    this.show();
    addEventListener("hashchange", () => this.show());
  }

  show() {
    const row = addressedElement()?.closest("tr");
    const test = row?.querySelector<HTMLElement>("add-test")?.dataset["name"];
    const query = test && `?${new URLSearchParams({ [askedParameter]: test })}`;
    this.link.href = query ? this.path.replace("#", `${query}#`) : this.path;
  }
}

customElements.define("ask-about-row", AskAboutRow);
