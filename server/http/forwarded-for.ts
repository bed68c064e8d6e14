/** Some proxies add the port, which would make every connection a new sender: `203.0.113.7:5012`, `[2001:db8::7]:5012`. */
export const withoutPorts = (forwardedFor: string): string =>
  forwardedFor
    .split(",")
    .map((part) => part.trim().replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3"))
    .join(", ");
