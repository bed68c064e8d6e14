import { autoplay } from "./autoplay.ts";
import { onMove } from "./on-move.ts";

const slideMs = 450;

/** An endless row of cards: the card that moved out at one end is put back at the other. */
class CardStrip extends HTMLElement {
  readonly row = this.querySelector("ul")!;
  readonly viewport = this.row.parentElement!;
  /** Ends the current animation at once. */
  settle = () => {};

  connectedCallback() {
    this.viewport.removeAttribute("tabindex");
    const restart = autoplay(this, () => {
      const timer = setInterval(() => this.slide(1), Number(this.dataset["intervalMs"]));
      return () => clearInterval(timer);
    });
    onMove(this, (by) => {
      const front = this.slide(by);
      this.querySelector("[aria-live]")!.textContent = front.dataset["name"]!;
      restart();
    });
  }

  /** Moves the first card out to the left, or the last one in from there; returns the card that comes to the front. */
  slide(by: 1 | -1): HTMLElement {
    const { row } = this;
    this.settle();
    const cards = [...row.children];
    const [first, second] = cards.map((card) => card.getBoundingClientRect().left);
    const step = second! - first!;
    // The row scrolls until this element is defined.
    row.append(...cards.slice(0, Math.round(this.viewport.scrollLeft / step)));
    this.viewport.scrollLeft = 0;
    if (by === -1) row.prepend(row.lastElementChild!);
    const front = row.children[by === 1 ? 1 : 0] as HTMLElement;

    const places = ["0", `${-step}px`];
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const animation = row.animate(
      { translate: by === 1 ? places : places.toReversed() },
      { duration: isReduced ? 0 : slideMs, easing: "ease-in-out", fill: "forwards" },
    );
    this.settle = () => {
      this.settle = () => {};
      animation.onfinish = null;
      animation.cancel();
      if (by === 1) row.append(row.firstElementChild!);
    };
    animation.onfinish = this.settle;
    return front;
  }
}

customElements.define("card-strip", CardStrip);
