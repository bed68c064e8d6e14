import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

/** What a weak network loses of an exchange. */
export type Loss = "request" | "response" | undefined;

/** A reverse proxy in front of the site, which loses what `loses` names. */
export async function startProxy(
  target: string,
  loses: (incoming: IncomingMessage) => Loss = () => undefined,
) {
  const proxy = createServer((incoming, response) => {
    const loss = loses(incoming);
    if (loss === "request") return void incoming.destroy();
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url!, target), { method, headers }, (answer) => {
      if (loss === "response") return void response.destroy();
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
