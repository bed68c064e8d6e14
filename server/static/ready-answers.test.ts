import { type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { enquiryPath } from "#contract/enquiry.ts";
import { buildApp } from "../app.ts";
import type { ReadyFile } from "./load-site.ts";
import { appParts } from "../testing/app-parts.ts";
import { stubSite } from "../testing/stub-site.ts";
import { readyAnswers } from "./ready-answers.ts";

const file = (headers: Record<string, string>, bodies: ReadyFile["bodies"]): ReadyFile => ({
  headers,
  bodies,
  etag: '"one"',
  size: bodies.identity!.length,
  file: "",
});
const page = file(
  { "content-type": "text/html", vary: "accept-encoding" },
  { identity: Buffer.from("whole"), br: Buffer.from("br"), gzip: Buffer.from("gz") },
);
const picture = file({ "accept-ranges": "bytes" }, { identity: Buffer.from("picture") });
const files: Record<string, ReadyFile> = { "/": page, "/a.jpg": picture };
const site = { ...stubSite, find: (path: string) => files[path] };

interface Case {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  /** Whether it is answered without the framework. */
  ready?: boolean;
}

const cases: Case[] = [
  { url: "/", ready: true },
  { url: "/", headers: { "accept-encoding": "gzip, br" }, ready: true },
  { url: "/", headers: { "accept-encoding": "gzip, br;q=0" }, ready: true },
  { url: "/a.jpg", ready: true },
  { url: "/", headers: { "if-none-match": '"one"' } },
  { url: "/", headers: { "if-none-match": '"two"' } },
  { url: "/?from=mail" },
  { url: "/", method: "HEAD" },
  { url: "/", method: "POST" },
  { url: "/a.jpg", headers: { range: "bytes=1-2" } },
  { url: "/nowhere" },
];

type App = ReturnType<typeof buildApp>;

const portOf = (app: App) => (app.server.address() as AddressInfo).port;

/** As a visitor on the network gets it. */
async function over(app: App, { method = "GET", url, headers = {} }: Case) {
  const asked = request({ host: "127.0.0.1", port: portOf(app), path: url, method, headers });
  // A post of no length at all, as only a program sends it.
  asked.useChunkedEncodingByDefault = false;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.on("response", resolve).on("error", reject).end();
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const { connection: _c, "keep-alive": _k, date: _d, ...sent } = answer.headers;
  return { status: answer.statusCode, headers: sent, body: Buffer.concat(parts).toString() };
}

/** As the framework alone would answer. */
async function within(app: App, { method = "GET", url, headers = {} }: Case) {
  const answer = await app.inject({ method: method as "GET", url, headers });
  const { connection: _c, date: _d, ...sent } = answer.headers;
  return { status: answer.statusCode, headers: sent, body: answer.body };
}

const anyId = (answer: Awaited<ReturnType<typeof within>>) => ({
  ...answer,
  headers: { ...answer.headers, "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) },
});

const proxied = (proto: string, ready?: boolean): Case => ({
  url: "/",
  headers: { "x-forwarded-proto": proto },
  ...(ready && { ready }),
});
const throughProxies = [proxied("https", true), proxied("http", true), proxied("http, https")];

test.each([{ trustProxy: [] }, { trustProxy: ["loopback"] }, { trustProxy: ["10.0.0.1"] }])(
  "what is answered ready is what the framework answers ($trustProxy)",
  async ({ trustProxy }) => {
    const app = buildApp(appParts({ site, trustProxy }));
    await app.listen({ port: 0, host: "127.0.0.1" });
    try {
      for (const asked of [...cases, ...throughProxies])
        for (const time of ["first", "second"])
          expect(await over(app, asked), `${JSON.stringify(asked)}, ${time}`).toEqual(
            anyId(await within(app, asked)),
          );
    } finally {
      await app.close();
    }
  },
);

test.each([...cases, ...throughProxies])(
  "$method $url $headers ready: $ready",
  ({ method = "GET", url, headers = {}, ready = false }) => {
    const response = {
      writeHead: vi.fn<() => void>(),
      end: vi.fn<() => void>(),
    } as unknown as ServerResponse;
    const socket = { remoteAddress: "127.0.0.1" };
    const asked = { method, url, headers, socket } as unknown as IncomingMessage;
    expect(readyAnswers(site, ["loopback"])(asked, response)).toBe(ready);
    expect(response.end).toHaveBeenCalledTimes(ready ? 1 : 0);
  },
);

test("a post that names a type and has no body is answered, not waited for", async () => {
  const app = buildApp(appParts({ site }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  try {
    const headers = { "content-type": "application/json" };
    expect((await over(app, { url: "/", method: "POST", headers })).status).toBe(405);
    expect((await over(app, { url: enquiryPath, method: "POST", headers })).status).toBe(415);
  } finally {
    await app.close();
  }
});

test("a fault on the short way is answered by the framework, and ends nothing", async () => {
  const app = buildApp(appParts({ site: { ...site, find: () => fail() } }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  try {
    expect((await over(app, { url: "/" })).status).toBe(500);
  } finally {
    await app.close();
  }
});

function fail(): never {
  throw new Error("No site.");
}
