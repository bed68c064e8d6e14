import { isIPv6 } from "node:net";

/** Who counts as one sender: an IPv4 address, or the half of an IPv6 address that a household shares. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.split("%")[0]!;
  if (!isIPv6(bare)) return address;
  const [head = "", tail = ""] = bare.split("::");
  const start = head ? head.split(":") : [];
  const end = tail ? tail.split(":") : [];
  const zeros = bare.includes("::") ? 8 - start.length - end.length : 0;
  return [...start, ...Array.from({ length: zeros }, () => "0"), ...end]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":");
}
