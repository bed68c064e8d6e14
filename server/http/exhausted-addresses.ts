import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "../enquiries/network.ts";
import { windowMs } from "../enquiries/receive-enquiry.ts";

const maxEntries = 10_000;

/** Networks that reached the rate limit, kept in memory so that a flood of refusals does not reach the store. */
export function exhaustedAddresses() {
  const key = randomBytes(32);
  const until = new Map<string, number>();
  // Hashed, because nowhere is an address kept as it is.
  const hashed = (address: string) =>
    createHmac("sha256", key).update(networkOf(address)).digest("base64url");

  return {
    add(address: string, end: number) {
      const [oldest] = until.keys();
      if (oldest !== undefined && until.size >= maxEntries) until.delete(oldest);
      until.set(hashed(address), end);
    },
    /** How long this address is still refused; undefined if it is not. */
    remainingMs(address: string, now: number): number | undefined {
      if (!until.size) return undefined;
      const entry = hashed(address);
      const remaining = (until.get(entry) ?? 0) - now;
      // An end that is too far ahead means that the clock was set back.
      if (remaining > 0 && remaining <= windowMs) return remaining;
      until.delete(entry);
      return undefined;
    },
  };
}
