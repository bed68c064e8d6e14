import type { Enquiry } from "#contract/enquiry.ts";

export type SpamSign = "trap" | "links" | "repeated text";

const manyLinks = 3;
const minSentenceLength = 20;
const manyRepeats = 3;

/** Signs that a program wrote the enquiry. */
export function spamSigns({ message }: Enquiry, trap: string): SpamSign[] {
  const signs: SpamSign[] = [];
  if (trap) signs.push("trap");
  if ((message.match(/https?:\/\/|www\.|\[url/gi) ?? []).length >= manyLinks) signs.push("links");
  if (repeatsSentence(message)) signs.push("repeated text");
  return signs;
}

/** Lists of samples repeat their lines, so what is short, has a number or ends without a mark does not count. */
function repeatsSentence(message: string): boolean {
  const counts = new Map<string, number>();
  for (const part of message.split(/(?<=[.!?])|\n/)) {
    const sentence = part.trim().toLowerCase();
    if (sentence.length < minSentenceLength || !/^\D+[.!?]$/.test(sentence)) continue;
    const count = (counts.get(sentence) ?? 0) + 1;
    if (count >= manyRepeats) return true;
    counts.set(sentence, count);
  }
  return false;
}
