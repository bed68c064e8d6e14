import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

/** A reverse proxy in front of the site, for engines whose connection cannot be taken away. */
export async function startProxy(target: string) {
  const proxy = createServer((incoming, response) => {
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url!, target), { method, headers }, (answer) => {
      // The browser may have left the page meanwhile.
      if (response.destroyed) return void answer.destroy();
      response.writeHead(answer.statusCode!, answer.headers);
      pipeline(answer, response, () => {});
    });
    forwarded.on("error", () => response.destroy());
    pipeline(incoming, forwarded, () => {});
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
