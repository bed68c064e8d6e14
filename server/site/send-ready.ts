import type { ServerResponse } from "node:http";
import { requestIdHeader } from "../http/request-id.ts";
import { httpsOnly } from "../http/security.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import type { ReadyFile } from "./load-site.ts";

export interface Asked {
  status: number;
  acceptEncoding: string | undefined;
  overTls: boolean;
  /** Names the request. */
  id: string;
  headOnly?: boolean;
}

/** Straight to the socket, with nothing left to work out; says no to a file that is not in memory. */
export function sendReady(response: ServerResponse, file: ReadyFile, asked: Asked): boolean {
  const encoding = file.bodies.br ? chooseEncoding(asked.acceptEncoding) : "identity";
  const body = file.bodies[encoding];
  if (!body) return false;
  const head = readyHead(file, encoding, body, asked.overTls);
  response.writeHead(asked.status, [...head, requestIdHeader, asked.id]);
  response.end(asked.headOnly ? undefined : body);
  return true;
}

/** Header lists as Node writes them, made once for each file, coding and transport. */
const heads = new WeakMap<ReadyFile, Map<string, string[]>>();

function readyHead(file: ReadyFile, encoding: Encoding, body: Buffer, overTls: boolean): string[] {
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
