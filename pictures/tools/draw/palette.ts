import { readFileSync } from "node:fs";
import { inRoot } from "../folders.ts";

const tokens = readFileSync(inRoot("app/styles/tokens.css"), "utf8");
const [light = "", dark = ""] = tokens.split("@media (prefers-color-scheme: dark)");

function token(theme: string, name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  if (!value) throw new Error(`app/styles/tokens.css has no colour --${name}.`);
  return value;
}

/** A colour and the one that takes its place in the dark theme. */
const pair = (name: string) => ({ light: token(light, name), dark: token(dark, name) });

/** The site's own colours, read from its tokens. */
export const palette = {
  ink: pair("text"),
  teal: pair("teal"),
  brassDark: pair("brass-dark"),
  inkMuted: token(light, "text-muted"),
  deep: token(light, "deep"),
  onDeep: token(light, "on-deep"),
  onDeepMuted: token(light, "on-deep-muted"),
  brass: token(light, "brass"),
  paper: token(light, "paper"),
  card: token(light, "card"),
  line: token(light, "border"),
  edge: token(light, "border-strong"),
};

export type Tone = "ink" | "teal" | "brassDark";
