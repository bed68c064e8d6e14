import { extname } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
};

const alreadySmall = new Set([".woff2", ".avif", ".webp", ".jpg", ".png"]);

export function mediaType(file: string): string {
  const type = types[extname(file)];
  if (!type) throw new Error(`${file}: no media type is known for "${extname(file)}".`);
  return type;
}

export const compressible = (file: string) => !alreadySmall.has(extname(file));
