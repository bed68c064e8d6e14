import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A process that sends what the site sends for some paths, the same bytes and headers, with nothing but node:http. */
const [origin = "", ...paths] = process.argv.slice(2);
const perConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

const responses = new Map(
  await Promise.all(paths.map(async (path) => [path, await read(path)] as const)),
);

async function read(path: string) {
  const response = await fetch(origin + path, { headers: { "accept-encoding": "identity" } });
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !perConnection.has(name)),
  );
  return { headers, body: Buffer.from(await response.arrayBuffer()) };
}

const server = createServer((request, response) => {
  const found = responses.get(request.url!);
  if (found) response.writeHead(200, found.headers).end(found.body);
  else response.writeHead(404).end();
}).listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
