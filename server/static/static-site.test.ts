import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { appParts } from "../testing/app-parts.ts";
import { loadSite } from "./load-site.ts";
import { manifestFile, type SiteEntry, type SiteManifest } from "#contract/site-manifest.ts";

const bigSize = 300 * 1024;
let folder: string;
let now = new Date("2026-11-15T06:00:00Z");
let app: ReturnType<typeof buildApp>;

/** A site of five files, as the build would leave it. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  const put = (file: string, body: string | Buffer, entry: Partial<SiteEntry>): SiteEntry => {
    const made = {
      path: "",
      type: "text/html",
      immutable: false,
      compressed: true,
      ...entry,
      file,
    };
    writeFileSync(join(folder, file), body);
    const sent = entry.fillsYear ? body.toString().replace("%YEAR%", "2026") : body;
    if (made.compressed) {
      writeFileSync(join(folder, `${file}.br`), brotliCompressSync(sent));
      writeFileSync(join(folder, `${file}.gz`), gzipSync(sent));
    }
    return made;
  };
  const csp = "default-src 'none'";
  const answer = (page: string) =>
    put(`client/${page}.html`, `<p>${page} © %YEAR%</p>`, {
      csp,
      fillsYear: true,
      compressed: false,
    });
  const manifest: SiteManifest = {
    build: "b1",
    year: "2026",
    placeholders: 0,
    entries: [
      put("client/index.html", "<p>Home © %YEAR%</p>", { path: "/", csp, fillsYear: true }),
      put("client/about.html", "<p>About © %YEAR%</p>", { path: "/about", csp, fillsYear: true }),
      put("client/assets/a.js", "let a", { path: "/assets/a.js", immutable: true }),
      put("client/about.data", "[]", { path: "/about.data", type: "text/x-script" }),
      put("client/big.pdf", Buffer.alloc(bigSize, 7), { path: "/big.pdf", compressed: false }),
    ],
    notFound: put("client/404.html", "<h1>Not here</h1>", { csp }),
    answers: { check: answer("check"), retry: answer("retry"), failed: answer("failed") },
  };
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest));
  app = buildApp(appParts({ site: loadSite(folder, () => now) }));
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test("a page comes in the smallest form the browser takes", async () => {
  const br = await get("/about", { "accept-encoding": "gzip, br" });
  expect(br.headers).toMatchObject({
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "x-build": "b1",
  });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe("<p>About © 2026</p>");
  const gz = await get("/about", { "accept-encoding": "gzip" });
  expect(gunzipSync(gz.rawPayload).toString()).toBe("<p>About © 2026</p>");
  const plain = await get("/about");
  expect(plain.body).toBe("<p>About © 2026</p>");
  expect(plain.headers["content-encoding"]).toBeUndefined();
});

test("a page that has not changed is answered 304, without its body", async () => {
  const { etag } = (await get("/about")).headers;
  const again = await get("/about", { "if-none-match": String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect((await get("/about", { "if-none-match": '"other"' })).statusCode).toBe(200);
});

test("hashed files may be kept for a year", async () => {
  const { headers } = await get("/assets/a.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("the data of a page stays good from the moment a link is meant until it is followed", async () => {
  const { headers } = await get("/about.data");
  expect(headers["cache-control"]).toBe("public, max-age=60");
});

test("HEAD has the headers of GET and no body", async () => {
  const head = await app.inject({ method: "HEAD", url: "/about" });
  expect(head.statusCode).toBe(200);
  expect(head.headers["content-length"]).toBe(String(Buffer.byteLength("<p>About © 2026</p>")));
  expect(head.body).toBe("");
});

test("a large file is streamed, whole or in part", async () => {
  const whole = await get("/big.pdf");
  expect(whole.rawPayload).toHaveLength(bigSize);
  const part = await get("/big.pdf", { range: "bytes=10-19" });
  expect(part.statusCode).toBe(206);
  expect(part.headers["content-range"]).toBe(`bytes 10-19/${bigSize}`);
  expect(part.rawPayload).toHaveLength(10);
  expect((await get("/big.pdf", { range: `bytes=${bigSize}-` })).statusCode).toBe(416);
  const resumed = { range: "bytes=10-19", "if-range": String(whole.headers.etag) };
  expect((await get("/big.pdf", resumed)).statusCode).toBe(206);
  expect((await get("/big.pdf", { ...resumed, "if-range": '"older"' })).statusCode).toBe(200);
});

test.each([
  ["/about/", "/about"],
  ["/ABOUT", "/about"],
  ["/About//?a=1&b=//evil.example", "/about?a=1&b=//evil.example"],
])("%s is sent once to %s", async (from, to) => {
  const answer = await get(from);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(to);
});

test.each([
  "/nowhere",
  "//evil.example/about/",
  "/assets/",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/about%00",
  "/%zz",
  "/assets/A.js",
])("%s gets the not-found page, status 404", async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe("<h1>Not here</h1>");
});

test("a page does not take posts", async () => {
  const answer = await app.inject({ method: "POST", url: "/about", payload: { a: 1 } });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD");
});

test("on 1 January in India the pages carry the new year, without a new build", async () => {
  // Nothing is read again at the turn.
  rmSync(folder, { recursive: true });
  now = new Date("2026-12-31T18:29:59Z");
  expect((await get("/")).body).toBe("<p>Home © 2026</p>");
  const { etag } = (await get("/")).headers;
  now = new Date("2026-12-31T18:30:00Z");
  const answer = await get("/", { "accept-encoding": "br", "if-none-match": String(etag) });
  expect(answer.statusCode).toBe(200);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe("<p>Home © 2027</p>");
});

test("pages that answer a form have no address of their own", async () => {
  expect((await get("/check")).statusCode).toBe(404);
  expect((await get("/check.html")).statusCode).toBe(404);
});
