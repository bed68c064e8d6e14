import type { ServerResponse } from "node:http";
import { requestIdHeader } from "../http/request-id.ts";
import { httpsOnly } from "../http/security.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import { type HeadText, keepHead, writeHeadAgain } from "./head-text.ts";
import type { ReadyFile } from "./load-site.ts";

export interface Asked {
  acceptEncoding: string | undefined;
  overTls: boolean;
  /** Names the request. */
  id: string;
}

interface Answer {
  /** As Node takes it. */
  head: string[];
  body: Buffer;
  /** As Node wrote it, once it has. */
  text?: HeadText | undefined;
}

/** Straight to the socket, with nothing left to work out; says no to a file that is not in memory. */
export function sendReady(response: ServerResponse, file: ReadyFile, asked: Asked): boolean {
  const answer = answerFor(file, asked);
  if (!answer) return false;
  if (answer.text && response.shouldKeepAlive) writeHeadAgain(response, answer.text, asked.id);
  else {
    writeHead(response, 200, answer, asked);
    answer.text ??= keepHead(response, asked.id);
  }
  response.end(answer.body);
  return true;
}

/** The same with any status, and without the body if only the head was asked for. */
export function sendWithStatus(
  response: ServerResponse,
  file: ReadyFile,
  asked: Asked & { status: number; headOnly: boolean },
): boolean {
  const answer = answerFor(file, asked);
  if (!answer) return false;
  writeHead(response, asked.status, answer, asked);
  response.end(asked.headOnly ? undefined : answer.body);
  return true;
}

const writeHead = (response: ServerResponse, status: number, { head }: Answer, { id }: Asked) =>
  response.writeHead(status, [...head, requestIdHeader, id]);

type Answers = Partial<Record<Encoding, Answer>>;

/** Made once for each file, coding and transport; a file that gives way to another takes its answers along. */
const plain = new WeakMap<ReadyFile, Answers>();
const secure = new WeakMap<ReadyFile, Answers>();

function answerFor(file: ReadyFile, { acceptEncoding, overTls }: Asked): Answer | undefined {
  const encoding = file.bodies.br ? chooseEncoding(acceptEncoding) : "identity";
  const body = file.bodies[encoding];
  if (!body) return undefined;
  const all = overTls ? secure : plain;
  let answers = all.get(file);
  if (!answers) all.set(file, (answers = {}));
  return (answers[encoding] ??= { head: headOf(file, encoding, body, overTls), body });
}

function headOf(file: ReadyFile, encoding: Encoding, body: Buffer, overTls: boolean): string[] {
  const headers: Record<string, string> = {
    ...file.headers,
    ...(overTls && httpsOnly),
    etag: file.etag,
    "content-length": String(body.length),
  };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return Object.entries(headers).flat();
}
