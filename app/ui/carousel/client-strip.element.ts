import { autoplay } from "./autoplay.ts";
import { onMove } from "./on-move.ts";

/** An endless band: its items twice, moved by the width of one copy. */
class ClientStrip extends HTMLElement {
  connectedCallback() {
    const band = this.querySelector("ul")!;
    const items = [...band.children] as HTMLElement[];
    const itemMs = Number(this.dataset["itemMs"]);
    const durationMs = items.length * itemMs;
    band.parentElement!.removeAttribute("tabindex");
    for (const item of items) {
      const copy = item.cloneNode(true) as HTMLElement;
      copy.ariaHidden = "true";
      copy.dataset["print"] = "hidden";
      band.append(copy);
    }

    const animation = band.animate(
      { translate: ["0", "-50%"] },
      { duration: durationMs, iterations: Infinity },
    );
    animation.pause();
    autoplay(this, () => {
      animation.play();
      return () => animation.pause();
    });
    onMove(this, (by) => {
      animation.currentTime =
        (Number(animation.currentTime) + by * itemMs + durationMs) % durationMs;
    });
  }
}

customElements.define("client-strip", ClientStrip);
