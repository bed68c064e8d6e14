import { laboratory } from "#derive/laboratory.ts";
import { openingStatus } from "#derive/dates/opening-status.ts";

/** Whether the laboratory is open now; it follows the clock, and its space is reserved before. */
class OpeningNow extends HTMLElement {
  connectedCallback() {
    this.update();
    document.addEventListener("visibilitychange", () => this.show());
  }

  /** Shows the status, and again at the next opening or closing time. */
  update() {
    const untilMs = this.show().getTime() - Date.now();
    setTimeout(() => this.update(), untilMs);
  }

  show(): Date {
    const { text, word, open, until } = openingStatus(new Date(), laboratory.hours);
    this.textContent = "inOneWord" in this.dataset ? word : text;
    this.toggleAttribute("data-open", open);
    return until;
  }
}

customElements.define("opening-now", OpeningNow);
