import { createServer, type Server } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Site } from "#server/static/load-site.ts";
import type { SiteFile } from "#server/static/site-file.ts";
import { controlPage } from "./control-page.ts";

/** Serves the built site with every document replaced by its control page. */
export function controlServer(site: Site): Promise<{ origin: string; close: () => void }> {
  const pages = new Map<string, Buffer>();

  function pageAt(path: string, file: SiteFile): Buffer {
    let page = pages.get(path);
    if (!page)
      pages.set(path, (page = brotliCompressSync(controlPage(file.identity.body!.toString()))));
    return page;
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0]!;
    const file = site.find(path);
    if (!file) return response.writeHead(404).end();
    const { headers } = file.identity;
    const type = headers["content-type"]!;
    const page = type.startsWith("text/html") ? pageAt(path, file) : undefined;
    const body = page ?? file.br?.body ?? file.identity.body;
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": type,
      "cache-control": headers["cache-control"]!,
      ...((page || file.br) && { "content-encoding": "br" }),
      "content-length": body.length,
    });
    response.end(body);
  });
  return listen(server);
}

function listen(server: Server): Promise<{ origin: string; close: () => void }> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      resolve({
        origin: `http://localhost:${port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
