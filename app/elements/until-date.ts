import { todayInIndia } from "#derive/dates/calendar.ts";

/** A statement of the issued scope with its last day; a document may be older than that day. */
class UntilDate extends HTMLElement {
  connectedCallback() {
    this.hidden = this.dataset["until"]! < todayInIndia(new Date());
  }
}

customElements.define("until-date", UntilDate);
