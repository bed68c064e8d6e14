import { addressedElement } from "#app/browser/address.ts";
import { askedParameter } from "#content/copy/pages.ts";
import { rowName } from "#app/request/add-test/row-name.ts";

/** A link to the form; the message names the test at which the page was opened. */
class AskAboutRow extends HTMLElement {
  readonly link = this.querySelector("a")!;
  readonly path = this.link.getAttribute("href")!;

  connectedCallback() {
    this.show();
    addEventListener("hashchange", () => this.show());
  }

  show() {
    const row = addressedElement()?.closest("tr");
    const test = row?.querySelector("add-test") && rowName(row);
    const query = test && `?${new URLSearchParams({ [askedParameter]: test })}`;
    this.link.href = query ? this.path.replace("#", `${query}#`) : this.path;
  }
}

customElements.define("ask-about-row", AskAboutRow);
