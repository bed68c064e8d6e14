const revealMs = 800;

/** The animation starts just below the viewport, so that it is under way when the content comes into view. */
const rootMargin = "0px 0px 48px";

/**
 * Animates content that is below the viewport at the start when it scrolls into view, once. It is hidden only during
 * the animation, so print, missing scripts and reduced motion always show everything.
 */
class ScrollReveal extends HTMLElement {
  connectedCallback() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let wasBelow = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { isIntersecting, boundingClientRect } = entry!;
        if (!isIntersecting && boundingClientRect.top > 0) wasBelow = true;
        else observer.disconnect();
        if (!isIntersecting || !wasBelow) return;
        this.animate(
          { opacity: [0, 1], translate: ["0 24px", "0 0"] },
          { duration: revealMs, easing: "ease-in-out" },
        );
      },
      { rootMargin },
    );
    observer.observe(this);
  }
}

customElements.define("scroll-reveal", ScrollReveal);
