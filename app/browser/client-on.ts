import type { ClientDirective } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:on"?: string;
  }
}

const events = ["pointerenter", "touchstart", "focusin"] as const;

/** Hydrates an island at the first press, hover or focus on it; with "query", also where the address has one. */
const on: ClientDirective = (load, { value }, island) => {
  const wait = () => {
    for (const type of events) island.addEventListener(type, hydrate, { passive: true });
  };
  async function hydrate() {
    for (const type of events) island.removeEventListener(type, hydrate);
    const start = await load();
    await start();
    // Its script did not arrive.
    if (island.hasAttribute("ssr")) wait();
  }
  const triggers = value.split(" ");
  if (triggers.includes("query") && location.search) return void hydrate();
  if (!triggers.includes("interaction")) return;
  wait();
  if (island.matches(":focus-within")) void hydrate();
};

export default on;
