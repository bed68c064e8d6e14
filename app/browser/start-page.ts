/** Runs inline in the head of every page. */
import { deferOffscreenLayout, layOutAll } from "./defer-offscreen-layout.ts";
import { hydrateWhenIdle } from "./hydrate-when-idle.ts";
import { painted } from "./painted.ts";
import { replayInput } from "./replay-input.ts";

const loaded = new Promise((resolve) => addEventListener("load", resolve));
deferOffscreenLayout();
replayInput();
void painted.then(layOutAll);
// A page can load before it is painted, and scripts would delay the paint.
void Promise.all([loaded, painted]).then(hydrateWhenIdle);
