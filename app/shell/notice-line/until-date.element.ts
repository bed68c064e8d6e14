import { todayInIndia } from "#derive/dates/calendar.ts";

/** What holds until its last day in India; a document may be older than that day. */
class UntilDate extends HTMLElement {
  connectedCallback() {
    this.hidden = this.dataset["until"]! < todayInIndia(new Date());
  }
}

customElements.define("until-date", UntilDate);
