import { autoplay } from "./autoplay.ts";
import { onMove } from "./on-move.ts";

/** How long before its turn the next slide is loaded. */
const preloadMs = 1500;

/** Slides that fade into each other. All but the first are templates until shortly before they are shown. */
class SlideShow extends HTMLElement {
  readonly region = this.querySelector<HTMLElement>(":scope > section")!;
  readonly slides = [...this.region.querySelectorAll("[role=group]")];
  readonly dots = [...this.region.querySelectorAll("[data-dot]")];
  current = 0;
  restart = () => {};

  connectedCallback() {
    this.restart = autoplay(this, () => this.awaitNext());
    onMove(this, (by) => this.goTo(this.indexAfter(by)), this.region);
    for (const [index, dot] of this.dots.entries())
      dot.addEventListener("click", () => this.goTo(index));
  }

  indexAfter(by: 1 | -1): number {
    const { length } = this.slides;
    return (this.current + by + length) % length;
  }

  /** Returns how to cancel. */
  awaitNext() {
    const next = this.indexAfter(1);
    const intervalMs = Number(this.dataset["intervalMs"]);
    const load = setTimeout(() => this.load(next), intervalMs - preloadMs);
    const show = setTimeout(() => {
      this.show(next);
      this.restart();
    }, intervalMs);
    return () => {
      clearTimeout(load);
      clearTimeout(show);
    };
  }

  load(slide: number) {
    const template = this.slides[slide]!.querySelector("template");
    template?.replaceWith(template.content);
  }

  show(slide: number) {
    this.load(slide);
    this.current = slide;
    for (const [index, element] of this.slides.entries()) {
      const isShown = index === slide;
      element.toggleAttribute("data-shown", isShown);
      element.ariaHidden = isShown ? null : "true";
      this.dots[index]!.ariaCurrent = isShown ? "true" : null;
    }
  }

  /** Only what the visitor chose is announced. */
  goTo(slide: number) {
    this.show(slide);
    this.region.querySelector("[aria-live]")!.textContent = this.slides[slide]!.ariaLabel;
    this.restart();
  }
}

customElements.define("slide-show", SlideShow);
