import { readFileSync } from "node:fs";
import { join } from "node:path";

const tokens = readFileSync(join(import.meta.dirname, "../app/styles/tokens.css"), "utf8");

/** The light theme comes first in the file, so the first match is its color. */
function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`app/styles/tokens.css has no color --${name}.`);
  return value;
}

/** The site's colors for what CSS does not reach: the PDF and the icons. */
export const palette = {
  text: token("text"),
  textMuted: token("text-muted"),
  teal: token("teal"),
  brass: token("brass"),
  deep: token("deep"),
  onDeep: token("on-deep"),
  onDeepMuted: token("on-deep-muted"),
  paper: token("paper"),
  border: token("border"),
  borderStrong: token("border-strong"),
};
