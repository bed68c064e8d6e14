import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { controlPage } from "./control-page.ts";

/** Serves copies of the site's responses, with every document replaced by its control page. */
export async function startControlServer(site: string) {
  const copies = new Map<string, ReturnType<typeof copy>>();

  async function copy(path: string) {
    const response = await fetch(site + path);
    const type = response.headers.get("content-type")!;
    const body = type.startsWith("text/html")
      ? controlPage(await response.text())
      : Buffer.from(await response.arrayBuffer());
    const isText = /^text|javascript|json|svg/.test(type);
    return {
      status: response.status,
      headers: {
        "content-type": type,
        "cache-control": response.headers.get("cache-control")!,
        ...(isText && { "content-encoding": "br" }),
      },
      body: isText ? brotliCompressSync(body) : Buffer.from(body),
    };
  }

  const server = createServer(async (request, response) => {
    const path = request.url!;
    if (!copies.has(path)) copies.set(path, copy(path));
    const { status, headers, body } = await copies.get(path)!;
    response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
