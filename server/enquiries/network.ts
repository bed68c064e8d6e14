import { isIPv6 } from "node:net";

/** One sender for the rate limit: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const withoutZone = address.split("%")[0]!;
  if (!isIPv6(withoutZone)) return address;
  const [head = "", tail = ""] = withoutZone.split("::");
  const start = head ? head.split(":") : [];
  const end = tail ? tail.split(":") : [];
  const zeros = withoutZone.includes("::") ? 8 - start.length - end.length : 0;
  return [...start, ...Array.from({ length: zeros }, () => "0"), ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
