import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { findProgram } from "../scripts/browser.ts";
import { freePort } from "../server/testing/sockets.ts";
import { startServer } from "../server/testing/start-server.ts";
import { temporaryFolder } from "../server/testing/temporary-folder.ts";
import { until } from "../server/testing/until.ts";

const project = join(import.meta.dirname, "..");
/** Debian has nginx where only root looks for programs. */
const nginx = findProgram(["nginx"], { PATH: `${process.env.PATH}:/usr/sbin` });
export const servedBy = nginx
  ? "nginx with deploy/nginx.conf"
  : "the service: nginx is not installed";

export async function startSite(folder = project) {
  const service = await startServer({ folder, env: { TRUST_PROXY: "loopback" } });
  const stopService = async () => void (await service.stop());
  if (!nginx) return { origin: service.origin, service: service.origin, stop: stopService };
  const port = await freePort();
  const temporary = prepare(folder, port, new URL(service.origin).host);
  const child = spawn(nginx, ["-p", temporary, "-c", "nginx.conf", "-e", "error.log"]);
  await until("nginx listens", () => {
    if (child.exitCode !== null)
      throw new Error(readFileSync(join(temporary, "error.log"), "utf8"));
    return isOpen(port);
  });
  return {
    origin: `https://localhost:${port}`,
    service: service.origin,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      await stopService();
    },
  };
}

function prepare(folder: string, port: number, service: string): string {
  const temporary = temporaryFolder();
  mkdirSync(join(temporary, "temporary"));
  // Debian's own lines that load modules name this folder.
  symlinkSync("/usr/lib/nginx/modules", join(temporary, "modules"));
  const request =
    "req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout privkey.pem -out fullchain.pem";
  execFileSync("openssl", request.split(" "), { cwd: temporary, stdio: "ignore" });
  const paths = "client_body proxy fastcgi uwsgi scgi"
    .split(" ")
    .map((name) => `${name}_temp_path ${temporary}/temporary;`);
  const site = readFileSync(join(project, "deploy/nginx.conf"), "utf8")
    .replaceAll(/\/srv\/laboratory\/(current|previous)/g, folder)
    .replaceAll("/etc/laboratory-tls", temporary)
    .replaceAll("/var/log/nginx", temporary)
    .replaceAll("laboratory.example", "localhost")
    .replace("127.0.0.1:3000", service)
    .replaceAll(/listen \[::\].*?;/g, "")
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll("listen 80", `listen unix:${temporary}/plain.sock`);
  const modules = "/etc/nginx/modules-enabled/*.conf";
  const hasBrotli = globSync(modules).some((file) => file.includes("brotli-static"));
  if (!hasBrotli) console.error("nginx has no Brotli module: pages are measured as gzip.");
  writeFileSync(
    join(temporary, "nginx.conf"),
    `include ${modules}; daemon off; pid nginx.pid; user root; events {} http { access_log off; ${paths.join(" ")} ${hasBrotli ? site : site.replace("brotli_static on;", "")} }`,
  );
  return temporary;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
