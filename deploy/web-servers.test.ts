import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { request as secureRequest } from "node:https";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scopeFile } from "#content/copy/files.ts";
import { enquiryPath, formType } from "#contract/enquiry.ts";
import { securityHeaders } from "#contract/response-headers.ts";
import "#publish/testing/built-site.ts";
import { readinessPath } from "#contract/service-paths.ts";
import { hashedFolders, manifestFile, parseManifest } from "#contract/site-manifest.ts";
import { hasBrotli, hasNginx, startNginx } from "./testing/start-nginx.ts";
import { type RunningServer, startServer } from "#server/testing/start-server.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { until } from "#server/testing/until.ts";

const project = join(import.meta.dirname, "..");
const tls = { servername: "laboratory.example", rejectUnauthorized: false };
const read = (file: string) => readFileSync(join(project, file), "utf8");

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

async function send(to: { socketPath: string } | { port: string }, { body, ...sent }: Sent) {
  const isSecure = "socketPath" in to && to.socketPath.endsWith("tls.sock");
  const outgoing = (isSecure ? secureRequest : request)({
    ...to,
    ...sent,
    host: "127.0.0.1",
    headers: { host: "laboratory.example", ...sent.headers },
    ...tls,
  });
  outgoing.end(body);
  const [response] = await once(outgoing, "response");
  const { statusCode, headers } = response as { statusCode: number; headers: IncomingHttpHeaders };
  return { status: statusCode, headers, body: (await buffer(response)).toString("latin1") };
}

const { entries, redirects } = parseManifest(read(join("build", manifestFile)));
const oneOf = (pattern: RegExp) => entries.find(({ path }) => pattern.test(path))!.path;
const compressed = { headers: { "accept-encoding": "gzip" } };
const smallest = { headers: { "accept-encoding": hasBrotli ? "gzip, br" : "gzip" } };
const immutable = "public, max-age=31536000, immutable";
const post = (type: string, body: string) => ({
  method: "POST",
  path: enquiryPath,
  headers: { "content-type": type },
  body,
});
const www = { headers: { host: "www.laboratory.example" }, path: "/about?a=1" };

const requests: Record<string, Sent> = {
  "a document": { path: "/about" },
  "the home page, compressed": { path: "/", ...compressed },
  "the home page, in its smallest form": { path: "/", ...smallest },
  "a script": { path: oneOf(/^\/assets\/.+\.js$/) },
  "a style sheet, compressed": { path: oneOf(/^\/assets\/.+\.css$/), ...compressed },
  "a picture": { path: oneOf(/^\/pictures\/.+\.avif$/) },
  "a font": { path: oneOf(/\.woff2$/) },
  "a range of the PDF": { path: scopeFile.path, headers: { range: "bytes=10-99" } },
  "the sitemap": { path: "/sitemap.xml" },
  "an address that is gone": { path: Object.keys(redirects)[0]! },
  "the catalogue": { path: "/catalogue.json" },
  "the web manifest": { path: "/site.webmanifest" },
  "another spelling": { path: "/ABOUT/?a=%2F" },
  "an unknown address": { path: "/nowhere" },
  "the file of a page": { path: "/about/index.html" },
  "a compressed copy": { path: "/about/index.html.gz" },
  "a folder": { path: "/assets" },
  "the manifest of the build": { path: "/site.json" },
  "an invalid enquiry": post("application/json", "{}"),
  "an invalid form": post(formType, "name=A"),
  "the health check": { path: "/healthz" },
  "another method": { method: "PUT", path: "/about" },
  "another method for enquiries": { method: "PUT", path: enquiryPath },
};

const compared = [
  ...Object.keys(securityHeaders),
  ..."content-encoding content-range cache-control location allow".split(" "),
];

const comparable = ({ status, headers, body }: Awaited<ReturnType<typeof send>>) => ({
  status,
  headers: Object.fromEntries(compared.map((name) => [name, headers[name]])),
  // Pages state their character set themselves, JSON has only one, and XML has two names.
  type: headers["content-type"]?.replace(/;.*/, "").replace("text/xml", "application/xml"),
  vary: headers["content-encoding"] && headers.vary?.toLowerCase(),
  body,
});

if (!hasNginx) console.error("nginx: skipped, it is not installed.");

describe.skipIf(!hasNginx)("nginx in front of the service", () => {
  const folder = temporaryFolder();
  const web = { socketPath: join(folder, "tls.sock") };
  const plain = { socketPath: join(folder, "plain.sock") };
  const logs = ["log", "error.log"].map((name) => join(folder, name));
  const statusFrom = async (address: string, path: string) =>
    (await send(web, { path, headers: { "x-client": address } })).status;
  let service: RunningServer;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    service = await startServer({ env: { TRUST_PROXY: "loopback" } });
    mkdirSync(join(folder, "previous/build/client/assets"), { recursive: true });
    nginx = await startNginx({ folder, service: new URL(service.origin).host });
  });
  afterAll(async () => {
    await nginx.stop();
    await service.stop();
  });

  test.each(Object.entries(requests))("sends %s as the service does", async (_, sent) => {
    const expected = await send({ port: new URL(service.origin).port }, sent);
    expect(comparable(await send(web, sent))).toEqual(comparable(expected));
  });

  test("leads www and plain HTTP to the bare name", async () => {
    for (const socket of [web, plain]) {
      const { status, headers } = await send(socket, www);
      expect([status, headers.location]).toEqual([301, "https://laboratory.example/about?a=1"]);
    }
  });

  test("gives other names no response, and believes no other host", async () => {
    const other = { path: "/", headers: { host: "other.example" } };
    for (const socket of [web, plain]) await expect(send(socket, other)).rejects.toThrow(/hang up/);
    const socket = connect({ path: web.socketPath, ...tls, servername: "other.example" });
    await expect(once(socket, "secureConnect")).rejects.toThrow(/unrecognized name/);
    const headers = { origin: "https://other.example", "x-forwarded-host": "other.example" };
    const enquiry = post("application/json", "{}");
    const sent = { ...enquiry, headers: { ...enquiry.headers, ...headers } };
    expect((await send(web, sent)).status).toBe(403);
  });

  test("offers HTTP/2", async () => {
    const socket = connect({ path: web.socketPath, ALPNProtocols: ["h2"], ...tls });
    await once(socket, "secureConnect");
    expect(socket.alpnProtocol).toBe("h2");
    socket.destroy();
  });

  test("sends files of the release before, which open tabs load", async () => {
    const path = "/assets/before-1a2b3c.js";
    expect((await send(web, { path })).status).toBe(404);
    writeFileSync(join(folder, `previous/build/client${path}`), "before");
    const { status, headers, body } = await send(web, { path });
    expect([status, headers["cache-control"], body]).toEqual([200, immutable, "before"]);
  });

  test("tells whether the store works to this machine alone", async () => {
    expect(await statusFrom("203.0.113.7", readinessPath)).toBe(403);
    expect(await statusFrom("127.0.0.1", readinessPath)).toBe(200);
  });

  test("limits the connections of one address, and of no other", async () => {
    const headers = {
      host: "laboratory.example",
      "x-client": "203.0.113.7",
      "content-length": "9",
    };
    const slow = Array.from({ length: 100 }, () => {
      const outgoing = secureRequest({
        ...web,
        ...tls,
        method: "POST",
        path: enquiryPath,
        headers,
      });
      outgoing.on("error", () => {}).flushHeaders();
      return outgoing;
    });
    await until("at the limit", async () => (await statusFrom("203.0.113.7", "/about")) === 503);
    expect(await statusFrom("203.0.113.8", "/about")).toBe(200);
    for (const outgoing of slow) outgoing.destroy();
    await until("below it", async () => (await statusFrom("203.0.113.7", "/about")) === 200);
  });

  test("sends pages, and refuses enquiries, while the service is down", async () => {
    await service.stop();
    const paths = ["/contact", "/contact?utm_source=x", "/contact/soil-testing", "/privacy"];
    for (const path of paths) expect((await send(web, { path })).status).toBe(200);
    const failures = [
      { path: "/About", page: "client/404.html" },
      { ...post("application/json", "{}"), page: "responses/failed/index.html" },
      { ...post(formType, "a=b"), page: "responses/failed/index.html" },
    ];
    for (const { page, ...sent } of failures) {
      const { status, headers, body } = await send(web, sent);
      expect([status, headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
      expect(Buffer.from(body, "latin1").toString()).toBe(read(`build/${page}`));
    }
  });

  test("records no visits, also of an unknown page while the service is down", async () => {
    expect(await statusFrom("203.0.113.7", "/about-nothing")).toBe(503);
    await nginx.stop();
    for (const log of logs) expect(readFileSync(log, "utf8")).not.toMatch(/\/about|client:|203\.0/);
  });
});

test("nginx.conf is short and has the security headers and the hashed folders of the service", () => {
  const file = read("deploy/nginx.conf");
  expect(/~\^\/\((.+)\)\/ "public/.exec(file)![1]).toBe(
    hashedFolders.map((folder) => folder.slice(1, -1)).join("|"),
  );
  for (const folder of hashedFolders)
    expect(file).toContain(`location ${folder} { try_files $uri @before; }`);
  expect(file.split("\n").length).toBeLessThanOrEqual(120);
  for (const [header, value] of Object.entries(securityHeaders)) {
    expect(file.toLowerCase()).toContain(header);
    expect(file).toContain(value);
  }
});
