import { randomInt } from "node:crypto";

/** Without 0, O, 1 and I, which are easily confused. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const groupLength = 4;

/** An enquiry's reference, such as K7MX-4XR2. */
export const newReference = () => `${group()}-${group()}`;

const group = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Normalises a typed reference; spaces, dashes and case do not matter. */
export function asReference(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return `${plain.slice(0, groupLength)}-${plain.slice(groupLength)}`;
}
