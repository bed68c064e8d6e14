import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileHeaders } from "#contract/response-headers.ts";
import type { SiteEntry } from "#contract/site-manifest.ts";

/** Larger files that do not compress are streamed from the disk. */
const streamFromBytes = 256 * 1024;

/** A published file in each encoding it is available in. */
export interface SiteFile {
  identity: Representation;
  br?: Representation;
  gzip?: Representation;
}

export interface Representation {
  /** All headers of a 200 response except Content-Length and those of every response. */
  headers: Readonly<Record<string, string>>;
  size: number;
  /** Undefined for a file that is streamed from `file`. */
  body: Buffer | undefined;
  file: string;
}

export function readSiteFile(folder: string, entry: SiteEntry): SiteFile {
  const file = join(folder, entry.file);
  const headers = fileHeaders(entry);
  if (!entry.compressed) {
    // Nobody resumes a page, and the header would be 22 bytes of every response.
    headers["accept-ranges"] = "bytes";
    const { size, mtimeMs } = statSync(file);
    if (size <= streamFromBytes) return { identity: inMemory(file, headers) };
    const etag = `"${size.toString(36)}-${mtimeMs.toString(36)}"`;
    return { identity: { headers: { ...headers, etag }, size, body: undefined, file } };
  }
  return {
    identity: inMemory(file, headers),
    br: inMemory(`${file}.br`, { ...headers, "content-encoding": "br" }),
    gzip: inMemory(`${file}.gz`, { ...headers, "content-encoding": "gzip" }),
  };
}

function inMemory(file: string, headers: Record<string, string>): Representation {
  const body = readFileSync(file);
  return { headers: { ...headers, etag: etagOf(body) }, size: body.length, body, file };
}

/** The hash of the encoded bytes, so each encoding has its own. */
const etagOf = (body: Buffer) =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
