import type { AccreditationMark } from "#content/accreditation.ts";
import type { Client } from "#content/clients.ts";
import type { MarkText } from "./mark.ts";

const toneOf = { accreditation: "ink", certification: "brassDark", standard: "teal" } as const;

/** A name that ends in a number stands over it; any other stands alone. */
export function markText({ name, kind }: AccreditationMark): MarkText {
  const [first = name, second] = name.split(/ (?=\d+$)/);
  return { lines: second ? [first, second] : [first], tone: toneOf[kind], shape: "ring" };
}

export const clientMarkText = ({ monogram }: Client): MarkText => ({
  lines: [monogram],
  tone: "ink",
  shape: "plate",
});
