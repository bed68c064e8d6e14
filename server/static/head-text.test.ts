import { createServer, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepHead } from "./head-text.ts";
import type { ReadyFile } from "./load-site.ts";
import { sendReady } from "./send-ready.ts";

const file = (text: string): ReadyFile => ({
  headers: { "content-type": "text/plain", "x-content-type-options": "nosniff" },
  etag: '"one"',
  size: text.length,
  bodies: { identity: Buffer.from(text) },
  file: "",
});

let files: Record<string, ReadyFile>;
let asked = 0;
const server = createServer((request, response) => {
  const id = `request-${++asked}`;
  sendReady(response, files[request.url!]!, { acceptEncoding: undefined, overTls: false, id });
});
const writeHead = vi.spyOn(ServerResponse.prototype, "writeHead");

beforeEach(async () => {
  files = { "/": file("the page\n"), "/other": file("the other\n") };
  asked = 0;
  writeHead.mockClear();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
});

/** What comes back over one connection, byte for byte, when all of this is sent at once. */
async function over(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(sent);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("latin1");
}

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: a", ...lines, "", ""].join("\r\n");

const withoutDate = (text: string) => text.replace(/\r\nDate: [^\r]+/, "");

const answersIn = (text: string) => text.split(/(?=HTTP\/1\.1 )/);

test("a head written again is the first one, but for the request's name and the date", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 1, 9, 0, 0) });
  const first = await over(get("/"));
  vi.setSystemTime(Date.UTC(2026, 0, 1, 9, 0, 7));
  const second = await over(get("/"));
  expect(writeHead).toHaveBeenCalledTimes(1);
  expect(second).toContain("\r\nDate: Thu, 01 Jan 2026 09:00:07 GMT\r\n");
  expect(second).toContain("\r\nx-request-id: request-2\r\n");
  expect(withoutDate(second)).toBe(withoutDate(first).replace("request-1", "request-2"));
});

test("each file has its own head", async () => {
  for (const path of ["/", "/other", "/", "/other"])
    expect(await over(get(path))).toMatch(path === "/" ? /the page\n$/ : /the other\n$/);
  expect(writeHead).toHaveBeenCalledTimes(2);
});

test("requests sent without waiting are answered in their order", async () => {
  const answers = answersIn(await over(get("/") + get("/other") + get("/") + get("/other")));
  expect(answers.map((answer) => /\r\n\r\n(.*)\n$/s.exec(answer)?.[1])).toEqual([
    "the page",
    "the other",
    "the page",
    "the other",
  ]);
});

test("who asks for the connection to end is told so, and it ends", async () => {
  await over(get("/"));
  const answers = answersIn(await over(get("/", "Connection: close") + get("/")));
  expect(answers).toHaveLength(1);
  expect(answers[0]).toContain("\r\nConnection: close\r\n");
  expect(await over(get("/"))).toContain("\r\nConnection: keep-alive\r\n");
});

test.each([
  undefined,
  null,
  "",
  "HTTP/1.1 200 OK\r\nx-request-id: request-1\r\nConnection: keep-alive\r\n\r\n",
  "HTTP/1.1 200 OK\r\nDate: today\r\nConnection: keep-alive\r\n\r\n",
  "HTTP/1.1 200 OK\r\nx-request-id: request-1\r\nDate: today\r\nConnection: close\r\n\r\n",
])("a head that is not as expected is not kept: %j", (_header) => {
  expect(keepHead({ _header } as unknown as ServerResponse, "request-1")).toBeUndefined();
});
