import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { appOptions } from "../testing/app-options.ts";
import { rawRequest } from "../testing/sockets.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { loadSite } from "./load-site.ts";
import { noScriptFile, noScriptPages } from "#contract/no-script-pages.ts";
import { securityHeaders } from "#contract/response-headers.ts";
import {
  manifestFile,
  parseManifest,
  type SiteEntry,
  type SiteManifest,
} from "#contract/site-manifest.ts";

const bigSize = 300 * 1024;
const notFound = "<h1>Not here</h1>";
const folder = temporaryFolder();
mkdirSync(join(folder, "client/assets"), { recursive: true });

const put = (file: string, body: string | Buffer, entry: Partial<SiteEntry>): SiteEntry => {
  const written = {
    path: "",
    type: "text/html",
    immutable: false,
    compressed: true,
    ...entry,
    file,
  };
  writeFileSync(join(folder, file), body);
  if (written.compressed) {
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(body));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(body));
  }
  return written;
};

for (const page of noScriptPages) {
  mkdirSync(join(folder, "responses", page), { recursive: true });
  writeFileSync(join(folder, noScriptFile(page)), `<p>${page}</p>`);
}

const manifest: SiteManifest = {
  siteOrigin: "http://localhost:3000",
  placeholders: 0,
  entries: [
    put("client/index.html", "<p>Home</p>", { path: "/" }),
    put("client/about.html", "<p>About</p>", { path: "/about" }),
    put("client/assets/a.js", "let a", {
      path: "/assets/a.js",
      type: "text/javascript",
      immutable: true,
    }),
    { path: "/gone.js", file: "client/gone.js", type: "a/b", immutable: true, compressed: true },
    put("client/big.pdf", Buffer.alloc(bigSize, 7), {
      path: "/big.pdf",
      type: "application/pdf",
      compressed: false,
    }),
  ],
  redirects: { "/old": "/about" },
  notFound: put("client/404.html", notFound, {}),
};
writeFileSync(join(folder, manifestFile), JSON.stringify(manifest));
const app = buildApp(appOptions({ site: loadSite(folder) }));
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

const decode: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test.each([
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["BR", "br"],
  ["br;q=0.0, gzip;q=0", undefined],
  ["brotli", undefined],
])("accept-encoding %j gives the page as %s", async (accepted, encoding) => {
  const { headers, rawPayload } = await get("/about", { "accept-encoding": accepted });
  expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "accept-encoding"]);
  const body = encoding ? decode[encoding]!(rawPayload) : rawPayload;
  expect(body.toString()).toBe("<p>About</p>");
});

test.each([
  ["/old", "/about"],
  ["/about/", "/about"],
  ["/About//?a=1&b=//evil.example", "/about?a=1&b=//evil.example"],
])("%s is redirected to %s", async (from, to) => {
  const { statusCode, headers } = await get(from);
  expect([statusCode, headers.location]).toEqual([308, to]);
});

test("a page that has not changed gives 304 without a body", async () => {
  const { etag } = (await get("/about")).headers;
  const again = await get("/about", { "if-none-match": String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect((await get("/about", { "if-none-match": '"other"' })).statusCode).toBe(200);
  expect((await get("/about", { "if-none-match": "*" })).statusCode).toBe(304);
  const { headers } = await get("/about", { "accept-encoding": "br" });
  expect(headers.etag).not.toBe(etag);
});

test.each([
  ["/about", "no-cache"],
  ["/big.pdf", "no-cache"],
  ["/nowhere", "no-cache"],
  // A hash in its name.
  ["/assets/a.js", "public, max-age=31536000, immutable"],
])("%s has the security headers of every response, and is cached: %s", async (path, cache) => {
  const headers = { ...securityHeaders, "cache-control": cache };
  expect((await get(path)).headers).toMatchObject(headers);
});

test("HEAD has the headers of GET and no body", async () => {
  const head = await app.inject({ method: "HEAD", url: "/about" });
  expect(head.statusCode).toBe(200);
  expect(head.headers["content-length"]).toBe(String(Buffer.byteLength("<p>About</p>")));
  expect(head.body).toBe("");
});

test.each([
  [{}, 200, bigSize, undefined],
  [{ range: "bytes=10-19" }, 206, 10, `bytes 10-19/${bigSize}`],
  [{ range: "bytes=-10" }, 206, 10, `bytes ${bigSize - 10}-${bigSize - 1}/${bigSize}`],
  [{ range: "bytes=0-1,4-5" }, 200, bigSize, undefined],
  [{ range: "lines=1-2" }, 200, bigSize, undefined],
  [{ range: "bytes=10-19", "if-range": '"older"' }, 200, bigSize, undefined],
])("a large file is streamed, whole or in part: %j", async (asked, status, length, range) => {
  const { statusCode, headers, rawPayload } = await get("/big.pdf", asked);
  expect([statusCode, rawPayload.length]).toEqual([status, length]);
  expect([headers["accept-ranges"], headers["content-range"]]).toEqual(["bytes", range]);
});

test("a part begins where the file's own bytes do, and one that the file does not have is refused", async () => {
  const { etag } = (await get("/big.pdf")).headers;
  const resumed = { range: "bytes=10-19", "if-range": String(etag) };
  expect((await get("/big.pdf", resumed)).statusCode).toBe(206);
  for (const range of [`bytes=${bigSize}-`, "bytes=-0"]) {
    const { statusCode, headers } = await get("/big.pdf", { range });
    expect([statusCode, headers["content-range"]]).toEqual([416, `bytes */${bigSize}`]);
  }
  const plain = await get("/about", { range: "bytes=0-2", "accept-encoding": "br" });
  expect([plain.statusCode, plain.body]).toEqual([206, "<p>"]);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect((await get("/about")).headers).not.toHaveProperty("accept-ranges");
});

test("an error has none of the headers of the file", async () => {
  const response = await get("/assets/a.js", { "if-match": '"other"', "accept-encoding": "br" });
  expect([response.statusCode, typeof response.json().message]).toEqual([412, "string"]);
  expect(response.headers).not.toHaveProperty("content-encoding");
  expect(response.headers).not.toHaveProperty("cache-control");
});

test.each([
  ["/nowhere", {}],
  ["/nowhere", { "if-none-match": "*" }],
  // A later build has removed the file.
  ["/gone.js", { "if-none-match": "*" }],
  ["//evil.example/about/", {}],
  ["/assets/", {}],
  ["/%zz", {}],
  ["/assets/A.js", {}],
  ["/check", {}],
  ["/responses/check/index.html", {}],
])("%s %j gets the not-found page, whole, status 404", async (url, asked) => {
  const { statusCode, headers, body } = await get(url, asked);
  expect([statusCode, headers["content-type"], body]).toEqual([404, "text/html", notFound]);
});

test.each([
  "/../site.json",
  "/assets/../../site.json",
  "/..%2fsite.json",
  "/..%2Fsite.json",
  "/%2e%2e/site.json",
  "/%2e%2e%2fsite.json",
  "/%252e%252e%252fsite.json",
  "/..\\site.json",
  "/..%5csite.json",
  "/....//site.json",
  "//..//site.json",
  "/about%00.html",
  "/%00/../../site.json",
  "/../../../../../../etc/passwd",
])("%s leads to no file outside of the pages", async (path) => {
  // By hand, because a client would resolve the path itself.
  const head = ["HTTP/1.1", "Host: a", "Connection: close", "", ""].join("\r\n");
  const response = await rawRequest(origin, `GET ${path} ${head}`);
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(response).toContain(notFound);
});

test.each([
  ["application/json", '{"a":1}'],
  ["application/json", "{"],
  ["application/json", ""],
  ["text/plain", "hello"],
])("a page cannot be posted to: %s %j", async (type, payload) => {
  const headers = { "content-type": type };
  const response = await app.inject({ method: "POST", url: "/about", payload, headers });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe("GET, HEAD");
});

test("no form of a path costs more than a few milliseconds, and one above 2 KB is refused", async () => {
  const site = loadSite(folder);
  const hostile = ["/a", "/", "/about"].map((start) => `${start}${"/".repeat(15_500)}x`);
  const began = performance.now();
  for (const path of hostile) expect(site.redirectOf(path, "")).toBeUndefined();
  // A quadratic pattern takes half a second for one.
  expect(performance.now() - began).toBeLessThan(200);
  expect(site.redirectOf(`/about${"/".repeat(1000)}`, "?a")).toBe("/about?a");
  expect((await app.inject(`/${"a".repeat(2047)}`)).statusCode).toBe(404);
  const response = await app.inject(`/${"a".repeat(2048)}`);
  expect([response.statusCode, response.headers["x-content-type-options"]]).toEqual([
    414,
    "nosniff",
  ]);
});

test.each(["{}", "null", '{"entries":[]}'])("%s is refused as a manifest", (text) => {
  expect(() => parseManifest(text)).toThrow('Run "npm run build".');
});
