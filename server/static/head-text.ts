// oxlint-disable no-underscore-dangle -- the name is Node's own, see below
import type { ServerResponse } from "node:http";

/**
 * Node checks and joins every header of every answer, a fifth of what a small answer costs, though from one
 * answer of a file to the next only the request's name and the date differ. So a head is kept as Node wrote
 * it the first time, and written again with these two made new.
 *
 * `_header`, where Node keeps that text until it is sent, is not documented: where it is missing or looks
 * strange, nothing is kept and Node goes on writing. Decision 015.
 */
type Written = ServerResponse & { _header?: string | null };

export interface HeadText {
  beforeId: string;
  beforeDate: string;
  end: string;
}

/** The text of the head just written, around the request's name and the date. */
export function keepHead(response: Written, id: string): HeadText | undefined {
  const [beforeId, rest, ...more] = response._header?.split(id) ?? [];
  const found = /^(\r\nDate: )[^\r]+(\r\nConnection: keep-alive\r\n.*\r\n\r\n)$/s.exec(rest ?? "");
  if (!beforeId || !found || more.length) return undefined;
  return { beforeId, beforeDate: found[1]!, end: found[2]! };
}

export function writeHeadAgain(response: Written, text: HeadText, id: string): void {
  response._header = text.beforeId + id + text.beforeDate + currentDate() + text.end;
}

let second = 0;
let written = "";

/** As a Date header says it, worked out once in a second. */
function currentDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    written = new Date(now * 1000).toUTCString();
  }
  return written;
}
