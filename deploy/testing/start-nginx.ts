import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { until } from "#server/testing/until.ts";
import { debianProgram } from "./debian-program.ts";

const program = "usr/sbin/nginx";
const brotliModule = "usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const project = join(import.meta.dirname, "../..");

/** Where nginx is; undefined where it cannot be installed. */
export const findNginx = () => debianProgram(program, ["nginx", "libnginx-mod-http-brotli-static"]);

export interface NginxOptions {
  root: string;
  services: string[];
  /** The server block; by default that of deploy/debian, with what the machine decides replaced. */
  site?: (port: number) => string;
}

/** nginx in front of the services on a free port, as an ordinary process. */
export async function startNginx({ root, services, site }: NginxOptions) {
  const folder = temporaryFolder();
  const port = await freePort();
  const own = site?.(port) ?? deployedSite(port, services, existsSync(join(root, brotliModule)));
  for (const name of ["body", "proxy", "logs"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "nginx.conf"), mainFile(root, folder, own));
  const child = spawn(
    join(root, program),
    ["-p", folder, "-c", "nginx.conf", "-e", "logs/error.log"],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk));
  const origin = `http://127.0.0.1:${port}`;
  await until("nginx listens", async () => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${log}`);
    return fetch(`${origin}/robots.txt`).then(
      () => true,
      () => false,
    );
  });
  return {
    origin,
    log: () => readFileSync(join(folder, "logs/error.log"), "utf8"),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

const mainFile = (root: string, folder: string, site: string) => `
${existsSync(join(root, brotliModule)) ? `load_module ${join(root, brotliModule)};` : ""}
daemon off;
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/proxy;
  uwsgi_temp_path ${folder}/proxy;
  scgi_temp_path ${folder}/proxy;
  sendfile on;
  tcp_nopush on;
  ${site}
}`;

/** The committed server block, with this machine's port, folder and services. */
function deployedSite(port: number, services: string[], brotli: boolean): string {
  const servers = services.map((service) => `server ${new URL(service).host};`).join(" ");
  const text = readFileSync(join(project, "deploy/debian/nginx-site.conf"), "utf8");
  return text
    .replaceAll("/srv/laboratory/current", project)
    .replace(/server 127\.0\.0\.1:3000;/, servers)
    .replace(/listen 80;\n *listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replace(/brotli_static on;/, brotli ? "brotli_static on;" : "");
}
