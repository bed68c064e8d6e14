import { filterCopy } from "#content/copy/tables/tables.ts";
import { containsWords } from "./contains-words.ts";

/** Groups of rows below a field that shows those with the typed words. */
class FilterRows extends HTMLElement {
  readonly field = this.querySelector("input")!;

  connectedCallback() {
    const { field } = this;
    field.addEventListener("input", () => {
      this.show();
      // On a phone the keyboard covers what is below the field.
      if (matchMedia("(width <= 768px)").matches) field.closest("search")!.scrollIntoView();
    });
    this.restore();
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) this.restore();
    });
  }

  /** On the way back the browser fills the field, sometimes late. */
  restore() {
    if (this.field.value) this.show();
  }

  /** Shows the rows with the typed words, opens their groups and says how many they are. */
  show() {
    const query = this.field.value;
    const isFiltered = query.trim() !== "";
    for (const part of this.querySelectorAll<HTMLElement>("section > :is(h2, p)"))
      part.hidden = isFiltered;
    const rows = [...this.querySelectorAll<HTMLElement>("li")];
    for (const row of rows) row.hidden = !containsWords(query, textOf(row));
    for (const group of this.querySelectorAll("details")) {
      group.hidden = !group.querySelector("li:not([hidden])");
      group.open = isFiltered;
    }
    const found = rows.filter(({ hidden }) => !hidden).length;
    this.querySelector("[role=status]")!.textContent = isFiltered ? filterCopy.found(found) : "";
  }
}

/** With the heading above it. */
const textOf = (row: HTMLElement): string =>
  [row.closest("details")!.querySelector("summary"), ...row.childNodes]
    .map((node) => node?.textContent)
    .join(" ");

customElements.define("filter-rows", FilterRows);
