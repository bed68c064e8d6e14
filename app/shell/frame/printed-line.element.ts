import { printedCopy } from "#content/copy/frame/frame.ts";

const day = { dateStyle: "long", timeZone: "Asia/Kolkata" } as const;

/** Ends a printed page: its address, which the not-found page lacks, and with scripts the day of printing. */
class PrintedLine extends HTMLElement {
  readonly address = this.textContent || location.href;

  connectedCallback() {
    addEventListener("beforeprint", () => {
      this.textContent = printedCopy(this.address, new Date().toLocaleDateString("en-GB", day));
    });
  }
}

customElements.define("printed-line", PrintedLine);
