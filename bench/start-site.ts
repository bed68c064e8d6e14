import { join } from "node:path";
import { freePort } from "../server/testing/sockets.ts";
import { hasBrotli, hasNginx, startNginx } from "../server/testing/start-nginx.ts";
import { startServer } from "../server/testing/start-server.ts";
import { temporaryFolder } from "../server/testing/temporary-folder.ts";

export const servedBy = hasNginx
  ? "nginx with deploy/nginx.conf"
  : "the service: nginx is not installed";

export async function startSite(checkout = join(import.meta.dirname, "..")) {
  const { origin: service, stop } = await startServer({
    folder: checkout,
    env: { TRUST_PROXY: "loopback" },
  });
  if (!hasNginx) return { origin: service, service, stop };
  if (!hasBrotli) console.error("nginx has no Brotli module: pages are measured as gzip.");
  const port = await freePort();
  const { host } = new URL(service);
  const folder = temporaryFolder();
  const nginx = await startNginx({ folder, service: host, checkout, name: "localhost", port });
  return {
    origin: `https://localhost:${port}`,
    service,
    async stop() {
      await nginx.stop();
      return stop();
    },
  };
}
