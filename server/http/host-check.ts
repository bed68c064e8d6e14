import type { IncomingMessage } from "node:http";

const absoluteForm = /^https?:\/\/([^/?]*)(.*)$/i;

/** The path and query of the target; the host of one in absolute form replaces the Host header (RFC 9112, 3.2.2). */
export function originForm(request: IncomingMessage): string {
  const { url = "", headers } = request;
  const [, host, rest = ""] = (!url.startsWith("/") && absoluteForm.exec(url)) || [];
  if (host === undefined) return url;
  headers.host = host;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** A name or an address, and a port. */
const hostPattern = /^([\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(:\d*)?$/i;

/** One valid Host header; only HTTP/1.0 may leave it out (RFC 9112, 3.2). */
export function hasValidHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === "1.0";
  let lines = 0;
  // Names and values alternate.
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === "host") lines++;
  return lines <= 1 && hostPattern.test(headers.host);
}
