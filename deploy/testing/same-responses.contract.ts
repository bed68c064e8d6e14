import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, expect, test } from "vitest";
import { manifestFile, type SiteManifest } from "#contract/site-manifest.ts";
import { complete } from "#server/testing/enquiries.ts";
import { type ReceivedResponse, type SentRequest, sendRequest } from "./send-request.ts";

const build = join(import.meta.dirname, "../../build");

/** Of the connection, of the moment, or a validator, which each server computes in its own way. */
const notCompared = new Set(
  "date server connection keep-alive transfer-encoding x-request-id content-length etag last-modified accept-ranges".split(
    " ",
  ),
);

/** What a web server in front has to do for every address that our own server does. */
export function sameResponsesContract(origins: () => { web: string; own: string }) {
  const { entries } = JSON.parse(readFileSync(join(build, manifestFile), "utf8")) as SiteManifest;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  afterAll(() => agent.destroy());
  const files = entries.map(({ path }) => path);
  const compressed = entries.filter((entry) => entry.compressed).map(({ path }) => path);

  /** The first requests to which the two respond differently. */
  async function differences(
    requests: SentRequest[],
    parts: (response: ReceivedResponse) => object = allParts,
  ) {
    const received = await Promise.all(
      requests.map(async (sent) => {
        const { web, own } = origins();
        const [theirs, ours] = await Promise.all([
          sendRequest(web, sent, agent),
          sendRequest(own, sent, agent),
        ]);
        return { sent, theirs: parts(theirs), ours: parts(ours) };
      }),
    );
    return received.filter(({ theirs, ours }) => !isDeepStrictEqual(theirs, ours)).slice(0, 5);
  }

  test("every file", async () =>
    expect(
      await differences(
        files.map((path) => ({ path, headers: { "accept-encoding": "identity" } })),
      ),
    ).toEqual([]));

  test.each(["gzip", "br, gzip"])(
    "every file that has compressed copies, as %s",
    async (encoding) =>
      expect(
        await differences(
          compressed.map((path) => ({ path, headers: { "accept-encoding": encoding } })),
        ),
      ).toEqual([]),
  );

  test("HEAD", async () =>
    expect(await differences(compressed.map((path) => ({ method: "HEAD", path })))).toEqual([]));

  test.each(["POST", "PUT", "DELETE"])("%s to files is refused", async (method) =>
    expect(await differences(files.slice(0, 40).map((path) => ({ method, path })))).toEqual([]),
  );

  test.each([
    "/nowhere",
    "/about/index.html",
    "/about/x",
    "/about.data.br",
    "/index.html",
    "/__spa-fallback.html",
    "/enquiry/answer/check",
    "/enquiry/answer/check/index.html",
    "/assets",
    "/assets/",
    "/.site/not-found",
    "/.site/down",
    "/./about",
    "/services/../about",
    "/%61bout",
    "/about%2f",
    "/ABOUT.data",
    "/pictures/",
    "/site.json",
    "/deploy/nginx.conf",
    "/api",
    "/api/enquiry/",
    "/healthz/",
    "/robots.txt/",
    "/nowhere?about",
  ])("%s is not found", async (path) => {
    const { web } = origins();
    const { status } = await sendRequest(web, { path }, agent);
    expect(status).toBe(404);
    expect(await differences([{ path, headers: { "accept-encoding": "gzip" } }])).toEqual([]);
  });

  test.each(["/../site.json", "/..%2f..%2fpackage.json", "/%ZZ", "/%00"])(
    "%s is refused, as malformed or as not found",
    async (path) => {
      const { status } = await sendRequest(origins().web, { path }, agent);
      expect([400, 404]).toContain(status);
    },
  );

  test("a POST to an unknown address is not found either", async () =>
    expect(await differences([{ method: "POST", path: "/nowhere", body: "x" }])).toEqual([]));

  test("other spellings of pages are redirected", async () => {
    const pages = entries.filter(({ file }) => file.endsWith(".html")).map(({ path }) => path);
    const spellings = pages.flatMap((path) => [
      `${path}/`,
      `${path}//?a=%2F&b`,
      path.toUpperCase(),
    ]);
    expect(
      await differences(
        spellings.map((path) => ({ path })),
        withoutBody,
      ),
    ).toEqual([]);
  });

  test("a client that has the file gets 304 with the same headers", async () => {
    const { web, own } = origins();
    for (const path of ["/", "/about.data", "/site.webmanifest"]) {
      const revalidate = async (origin: string) => {
        const { headers } = await sendRequest(origin, { path }, agent);
        const known = { "if-none-match": String(headers.etag) };
        return sendRequest(origin, { path, headers: known }, agent);
      };
      const theirs = await revalidate(web);
      expect(theirs.status).toBe(304);
      expect(withoutBody(theirs)).toEqual(withoutBody(await revalidate(own)));
    }
  });

  test("part of a file", async () =>
    expect(
      await differences([{ path: "/nabl-testing-scope.pdf", headers: { range: "bytes=10-99" } }]),
    ).toEqual([]));

  test("enquiries, their refusals and the state of the service come from the service", async () => {
    const json = { "content-type": "application/json" };
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const post = { method: "POST", path: "/api/enquiry" };
    expect(
      await differences([
        { path: "/healthz" },
        { path: "/readyz" },
        { method: "POST", path: "/healthz" },
        { path: "/api/enquiry" },
        { ...post, headers: json, body: "{" },
        { ...post, headers: json, body: "{}" },
        { ...post, headers: form, body: "name=Asha" },
        { ...post, headers: { "content-type": "text/plain" }, body: "x" },
        { ...post, headers: json, body: JSON.stringify({ message: "x".repeat(20_000) }) },
        { ...post, headers: form, body: `message=${"x".repeat(80_000)}` },
        { ...post, headers: { ...json, origin: "https://elsewhere.example" }, body: "{}" },
      ]),
    ).toEqual([]);
    const sent = { ...post, headers: json, body: JSON.stringify(complete) };
    const kept = await sendRequest(origins().web, sent, agent);
    expect(kept.status).toBe(201);
    expect(JSON.parse(String(kept.body))).toMatchObject({ ok: true });
  });
}

const allParts = ({ status, headers, body }: ReceivedResponse) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !notCompared.has(name))
      .map(([name, value]) => [name, name === "vary" ? eachOnce(String(value)) : value]),
  ),
  body: createHash("sha256").update(body).digest("hex"),
});

const eachOnce = (names: string) => [...new Set(names.toLowerCase().split(", "))].join(", ");

const without = (response: ReceivedResponse, ...names: string[]) => {
  const { status, headers } = allParts(response);
  for (const name of names) delete headers[name];
  return { status, headers };
};

/** The text of a redirect says nothing that its headers do not, and 304 has none. */
const withoutBody = (response: ReceivedResponse) => without(response, "content-type");
