import type { Enquiry } from "#contract/enquiry.ts";

/** Signs that a program wrote it. They mark an enquiry and never stop it: a client may look like spam. */
export type SpamSign = "trap" | "links" | "repeated text";

const manyLinks = 3;
const shortestRepeat = 20;
const manyRepeats = 3;

export function spamSigns({ message }: Enquiry, trap: string): SpamSign[] {
  const signs: SpamSign[] = [];
  if (trap) signs.push("trap");
  if ((message.match(/https?:\/\/|www\.|\[url/gi) ?? []).length >= manyLinks) signs.push("links");
  if (repeatsItself(message)) signs.push("repeated text");
  return signs;
}

/** The same line or sentence over and over. Lists of samples repeat words, not whole sentences. */
function repeatsItself(message: string): boolean {
  const counts = new Map<string, number>();
  for (const part of message.split(/[\n.!?]+/)) {
    const sentence = part.trim().toLowerCase();
    if (sentence.length < shortestRepeat) continue;
    const count = (counts.get(sentence) ?? 0) + 1;
    if (count >= manyRepeats) return true;
    counts.set(sentence, count);
  }
  return false;
}
