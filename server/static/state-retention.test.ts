import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { retentionPaths, retentionSentence } from "#contract/retention.ts";
import { buildApp } from "../app.ts";
import { appOptions } from "../testing/app-options.ts";
import { stubSite } from "../testing/stub-site.ts";
import type { Site } from "./load-site.ts";
import { etagOf, type SiteFile } from "./site-file.ts";
import { stateRetention } from "./state-retention.ts";

const page = (days: number) => `<p>${retentionSentence(days)}</p>`;

const representation = (body: Buffer, headers: Record<string, string> = {}) => ({
  headers: { "content-type": "text/html", etag: etagOf(body), ...headers },
  size: body.length,
  body,
  file: "",
});

const built = Buffer.from(page(730));
const privacy: SiteFile = {
  identity: representation(built),
  br: representation(brotliCompressSync(built), { "content-encoding": "br" }),
  gzip: representation(gzipSync(built), { "content-encoding": "gzip" }),
};
const site: Site = {
  ...stubSite,
  find: (path) => (retentionPaths.includes(path) ? privacy : undefined),
};

test.each([30, 1])("the privacy page states %d days in every encoding", async (days) => {
  const app = buildApp(appOptions({ site: stateRetention(site, days) }));
  const etags = new Set<unknown>(
    [privacy.identity, privacy.br, privacy.gzip].map((sent) => sent!.headers.etag),
  );
  for (const [encoding, decode] of [
    ["identity", (body: Buffer) => body],
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await app.inject({
      url: "/privacy",
      headers: { "accept-encoding": encoding },
    });
    expect(String(decode(rawPayload))).toBe(page(days));
    expect(headers["content-length"]).toBe(String(rawPayload.length));
    expect(etags).not.toContain(headers.etag);
    etags.add(headers.etag);
  }
  await app.close();
});

test("a page that states the time already keeps its bytes", () => {
  expect(stateRetention(site, 730).find("/privacy")).toBe(privacy);
});
