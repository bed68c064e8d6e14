import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Site } from "#server/static/load-site.ts";
import { freePort } from "#server/testing/free-port.ts";
import { root } from "./site-process.ts";

export const isInstalled = (command: string) =>
  spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

interface Ports {
  plain: number;
  equal: number;
}

/** One worker on the built files, at two addresses: as it comes, and with the headers that our answers have. */
export async function startNginx(site: Site, paths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const ports = { plain: await freePort(), equal: await freePort() };
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, ports, site, paths));
  const nginx = spawn("nginx", ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
    stdio: "ignore",
  });
  await setTimeout(500);
  return {
    plain: `http://localhost:${ports.plain}`,
    equal: `http://localhost:${ports.equal}`,
    close() {
      nginx.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (folder: string, ports: Ports, site: Site, paths: readonly string[]) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  types { text/html html; text/javascript js; image/avif avif; image/svg+xml svg; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  open_file_cache max=1000;
  keepalive_requests 10000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  root ${join(root, "build/client")};
  server {
    listen 127.0.0.1:${ports.plain};
    listen [::1]:${ports.plain};
    location / { ${served} }
  }
  server {
    listen 127.0.0.1:${ports.equal};
    listen [::1]:${ports.equal};
    gzip_vary on;
    ${paths.map((path) => `location = ${path} { ${headersOf(site, path)} ${served} }`).join("\n    ")}
  }
}`;

const served = "try_files $uri $uri/index.html =404;";

/** What nginx does not send by itself. */
function headersOf(site: Site, path: string): string {
  const {
    "content-type": _type,
    vary: _vary,
    etag: _etag,
    ...headers
  } = site.find(path)!.identity.headers;
  return Object.entries({ ...headers, "x-request-id": "$request_id" })
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    .join(" ");
}
