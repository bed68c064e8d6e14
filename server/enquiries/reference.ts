import { randomInt } from "node:crypto";

/** No 0 and O, no 1 and I: what is read aloud is written down right. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const half = 4;

/** A name for an enquiry, such as K7MX-4XR2. */
export const newReference = () => `${group()}-${group()}`;

const group = () => Array.from({ length: half }, () => signs[randomInt(signs.length)]).join("");

/** What somebody typed, as references are written; spaces, dashes and case do not matter. */
export function asReference(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return `${plain.slice(0, half)}-${plain.slice(half)}`;
}
