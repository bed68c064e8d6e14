import { todayInIndia } from "#derive/dates/calendar.ts";

/** The year in India; the document has that of its build. */
class CurrentYear extends HTMLElement {
  connectedCallback() {
    this.textContent = todayInIndia(new Date()).slice(0, 4);
  }
}

customElements.define("current-year", CurrentYear);
