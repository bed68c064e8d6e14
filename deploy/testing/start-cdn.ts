import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { mediaType } from "#publish/media-types.ts";

type Rule = readonly [path: string, headers: [name: string, value: string][]];

/** Serves a folder with `_headers`, `_redirects` and 404.html, as CDNs do. */
export async function startCdn(folder: string) {
  const rules = readRules(readFileSync(join(folder, "_headers"), "utf8"));
  const redirects = readFileSync(join(folder, "_redirects"), "utf8")
    .split("\n")
    .map((line) => line.split(" "));

  const server = createServer((request, response) => {
    const path = new URL(request.url!, "http://cdn.example").pathname;
    const redirect = redirects.find(([from]) => from === path);
    if (redirect)
      return void response.writeHead(Number(redirect[2]), { location: redirect[1]! }).end();
    for (const [pattern, headers] of rules)
      if (matches(pattern, path))
        for (const [name, value] of headers) response.appendHeader(name, value);
    const file = [path, `${path}.html`, `${path}index.html`]
      .map((name) => join(folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    const sent = file ?? join(folder, "404.html");
    response.statusCode = file ? 200 : 404;
    if (!response.hasHeader("content-type")) response.setHeader("content-type", mediaType(sent));
    response.end(readFileSync(sent));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const readRules = (text: string): Rule[] =>
  text
    .split(/\n\n+/)
    .filter((block) => block.startsWith("/"))
    .map((block) => {
      const [path = "", ...lines] = block.trimEnd().split("\n");
      return [path, lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string])];
    });

const matches = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
