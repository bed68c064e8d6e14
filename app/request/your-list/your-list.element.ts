import { yourRequestCopy as copy } from "#content/copy/request/your-request.ts";
import { pathOfRequest } from "../request-path.ts";
import { requestProblem, requestStore } from "../request-store.ts";

/** The header's link to the visitor's list, with the number of its entries, and a sentence about changes of it. */
class YourList extends HTMLElement {
  connectedCallback() {
    requestStore.subscribe(() => this.show(true));
    this.show(false);
  }

  show(isChanged: boolean) {
    const count = requestStore.current().items.length;
    const problem = requestProblem();
    const link = this.querySelector("a")!;
    link.ariaLabel = count ? copy.linkWith(count) : copy.link;
    void pathOfRequest().then((path) => (link.href = path));
    const badge = this.querySelector<HTMLElement>("[data-count]")!;
    badge.textContent = String(count);
    badge.hidden = count === 0;
    const status = this.querySelector("[role=status]")!;
    status.textContent = `${isChanged ? copy.holds(count) : ""} ${problem ? copy.problems[problem] : ""}`;
    status.toggleAttribute("data-problem", problem !== undefined);
  }
}

customElements.define("your-list", YourList);
