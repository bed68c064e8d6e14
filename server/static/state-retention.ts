import { brotliCompressSync, gzipSync } from "node:zlib";
import { retentionPaths, withRetention } from "#contract/retention.ts";
import type { Site } from "./load-site.ts";
import { etagOf, type Representation, type SiteFile } from "./site-file.ts";

/** The site, whose privacy page states how long this service keeps enquiries. */
export function stateRetention(site: Site, days: number): Site {
  const stated = new Map<string, SiteFile>();
  for (const path of retentionPaths) {
    const file = site.find(path);
    if (file?.identity.body) stated.set(path, restated(file, file.identity.body, days));
  }
  return { ...site, find: (path) => stated.get(path) ?? site.find(path) };
}

function restated(file: SiteFile, built: Buffer, days: number): SiteFile {
  const body = Buffer.from(withRetention(String(built), days));
  if (body.equals(built)) return file;
  return {
    identity: withBody(file.identity, body),
    ...(file.br && { br: withBody(file.br, brotliCompressSync(body)) }),
    ...(file.gzip && { gzip: withBody(file.gzip, gzipSync(body, { level: 9 })) }),
  };
}

const withBody = (old: Representation, body: Buffer): Representation => ({
  ...old,
  headers: { ...old.headers, etag: etagOf(body) },
  size: body.length,
  body,
});
