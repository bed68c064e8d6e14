/** Runs inline in the head of every page. */
import "./defer-offscreen-layout.ts";
import "./hydrate-when-idle.ts";
