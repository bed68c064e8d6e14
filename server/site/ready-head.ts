import { httpsOnly } from "../http/security.ts";
import type { Encoding } from "./encoding.ts";
import type { ReadyFile } from "./load-site.ts";

/** Header lists as Node writes them, made once for each file, coding and transport. */
const heads = new WeakMap<ReadyFile, Map<string, string[]>>();

export function readyHead(
  file: ReadyFile,
  encoding: Encoding,
  body: Buffer,
  overTls: boolean,
): string[] {
  let known = heads.get(file);
  if (!known) heads.set(file, (known = new Map()));
  const key = overTls ? `${encoding} over TLS` : encoding;
  let head = known.get(key);
  if (!head) known.set(key, (head = makeHead(file, encoding, body, overTls)));
  return head;
}

function makeHead(file: ReadyFile, encoding: Encoding, body: Buffer, overTls: boolean): string[] {
  const headers: Record<string, string> = {
    ...file.headers,
    ...(overTls && httpsOnly),
    etag: file.etag,
    "content-length": String(body.length),
  };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return Object.entries(headers).flat();
}
