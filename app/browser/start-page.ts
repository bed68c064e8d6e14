/** Runs inline in the head of every page. */
import { deferOffscreenLayout, layOutAll } from "./defer-offscreen-layout.ts";
import { hydrateWhenIdle } from "./hydrate-when-idle.ts";
import { paintedAfter } from "./painted.ts";
import { replayInput } from "./replay-input.ts";

deferOffscreenLayout();
replayInput();
void paintedAfter(document, "DOMContentLoaded").then(layOutAll);
// A page can load before it is painted, and scripts would delay the paint.
void paintedAfter(window, "load").then(hydrateWhenIdle);
