import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { ReadyFile } from "../site/load-site.ts";
import { appParts } from "../testing/app-parts.ts";
import { stubSite } from "../testing/stub-site.ts";

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
}

const cases: Case[] = [
  { url: "/" },
  { url: "/", headers: { "accept-encoding": "gzip, br" } },
  { url: "/", headers: { "accept-encoding": "gzip" } },
  { url: "/", headers: { "if-none-match": '"one"' } },
  { url: "/", headers: { "if-none-match": '"two"' } },
  { url: "/?from=mail" },
  { url: "/", method: "HEAD" },
  { url: "/", method: "POST" },
  { url: "/a.jpg" },
  { url: "/a.jpg", headers: { range: "bytes=1-2" } },
  { url: "/nowhere" },
  { url: "/", headers: { "x-forwarded-proto": "https" } },
];

/** As a visitor on the network gets it. */
async function over(app: ReturnType<typeof buildApp>, { method = "GET", url, headers }: Case) {
  const { port } = app.server.address() as AddressInfo;
  const asked = request({ host: "127.0.0.1", port, path: url, method, headers: headers ?? {} });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.on("response", resolve).on("error", reject).end();
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const { connection: _c, "keep-alive": _k, date: _d, ...sent } = answer.headers;
  return { status: answer.statusCode, headers: sent, body: Buffer.concat(parts).toString() };
}

/** As the framework alone would answer. */
async function within(app: ReturnType<typeof buildApp>, { method = "GET", url, headers }: Case) {
  const answer = await app.inject({ method: method as "GET", url, headers: headers ?? {} });
  const { connection: _c, date: _d, ...sent } = answer.headers;
  return { status: answer.statusCode, headers: sent, body: answer.body };
}

const anyId = (answer: Awaited<ReturnType<typeof within>>) => ({
  ...answer,
  headers: { ...answer.headers, "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) },
});

test.each([{ trustProxy: [] }, { trustProxy: ["loopback"] }])(
  "what is answered ready is what the framework answers ($trustProxy)",
  async ({ trustProxy }) => {
    const app = buildApp(appParts({ site, trustProxy }));
    await app.listen({ port: 0, host: "127.0.0.1" });
    try {
      for (const asked of cases)
        expect(await over(app, asked), JSON.stringify(asked)).toEqual(
          anyId(await within(app, asked)),
        );
    } finally {
      await app.close();
    }
  },
);
