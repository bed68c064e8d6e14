import { laboratory, workingDays } from "#derive/laboratory.ts";
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
    const { centre } = this.dataset;
    const hours = { ...laboratory.hours, ...workingDays(centre) };
    const { text, word, open, until } = openingStatus(new Date(), hours);
    this.textContent = centre ? word : text;
    this.toggleAttribute("data-open", open);
    return until;
  }
}

customElements.define("opening-now", OpeningNow);
