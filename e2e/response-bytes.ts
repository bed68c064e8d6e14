import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { get as secureGet } from "node:https";

export type Encoding = "br" | "gzip";

/** A response as sent over HTTP/1.1: status line, headers and body. */
export async function responseBytes(url: string, encoding: Encoding): Promise<number> {
  const options = { headers: { "accept-encoding": encoding }, rejectUnauthorized: false };
  const request = (url.startsWith("https") ? secureGet : get)(url, options);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const sent = response.headers["content-encoding"];
  if (sent !== encoding) throw new Error(`${url} is sent as ${sent}, not as ${encoding}.`);
  const lines = [`HTTP/1.1 ${response.statusCode} ${response.statusMessage}`, "", ""];
  let bytes = Buffer.byteLength(lines.join("\r\n"));
  for (let at = 0; at < response.rawHeaders.length; at += 2)
    bytes += Buffer.byteLength(`${response.rawHeaders[at]}: ${response.rawHeaders[at + 1]}\r\n`);
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}
