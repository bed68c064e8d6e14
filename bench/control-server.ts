import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { controlPage } from "./control-page.ts";
import { certificate, type Site } from "./start-site.ts";

/** Serves copies of the site's responses as the site does, with every document replaced by its control page. */
export async function startControlServer(site: Site) {
  const scheme = new URL(site.origin).protocol;
  const copies = new Map<string, ReturnType<typeof copy>>();

  async function copy(path: string) {
    const response = await fetch(site.service + path);
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

  async function answer(
    { url: path = "/" }: { url?: string | undefined },
    response: ServerResponse | Http2ServerResponse,
  ) {
    if (!copies.has(path)) copies.set(path, copy(path));
    const { status, headers, body } = await copies.get(path)!;
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("content-length", body.length);
    response.end(body);
  }

  const server =
    scheme === "https:"
      ? createSecureServer({ ...certificate(), allowHTTP1: true }, (...of) => void answer(...of))
      : createServer((...of) => void answer(...of));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `${scheme}//localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
