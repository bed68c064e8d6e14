/** Resolves when what the document held at this event is painted. */
export async function paintedAfter(target: EventTarget, event: "DOMContentLoaded" | "load") {
  await new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
  // A frame's callbacks run before its paint; Firefox reports no first-contentful-paint for a page that opens scrolled.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
