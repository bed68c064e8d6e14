import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { until } from "#server/testing/until.ts";

const project = join(import.meta.dirname, "../..");

/** Debian has nginx where only root looks for programs. */
const env = { ...process.env, HOME: "/tmp", PATH: `${process.env.PATH}:/usr/sbin` };
export const hasNginx = spawnSync("nginx", ["-v"], { env }).error === undefined;

/** Debian's module, without which nginx does not know `brotli_static`. */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const hasBrotli = existsSync(brotliModule);

interface NginxOptions {
  /** For its files: `log` has every visit that deploy/nginx.conf does not leave out. */
  folder: string;
  /** Host and port of the service behind it. */
  service: string;
  checkout?: string;
  name?: string;
  /** For TLS; without one it listens at `tls.sock` in its folder, and believes the address of a visitor in X-Client. */
  port?: number;
}

/** nginx with deploy/nginx.conf; plain HTTP is at `plain.sock`, the release before in `previous`. */
export async function startNginx(options: NginxOptions) {
  const { folder, service, checkout = project, name = "laboratory.example", port } = options;
  const socket = join(folder, "tls.sock");
  const site = readFileSync(join(project, "deploy/nginx.conf"), "utf8")
    .replaceAll("/srv/laboratory/current", checkout)
    .replaceAll("/srv/laboratory/previous", join(folder, "previous"))
    .replaceAll("/etc/laboratory-tls", folder)
    .replaceAll("/var/log/nginx/error.log", join(folder, "error.log"))
    .replaceAll("laboratory.example", name)
    .replace("127.0.0.1:3000", service)
    .replaceAll(/ listen \[::\][^;]*;/g, "")
    .replaceAll("listen 443", `listen ${port ? `127.0.0.1:${port}` : `unix:${socket}`}`)
    .replaceAll("listen 80", `listen unix:${folder}/plain.sock`)
    .replace("brotli_static on;", hasBrotli ? "$&" : "");
  const temporary = "client_body proxy fastcgi uwsgi scgi".replaceAll(
    /\w+/g,
    `$&_temp_path ${folder}/temporary;`,
  );
  mkdirSync(join(folder, "temporary"));
  writeFileSync(
    join(folder, "nginx.conf"),
    `${hasBrotli ? `load_module ${brotliModule};` : ""} daemon off; pid nginx.pid; user root; events {}
    http { access_log ${folder}/log; set_real_ip_from unix:; real_ip_header X-Client; ${temporary} ${site} }`,
  );
  const certificate = `req -x509 -newkey rsa:2048 -nodes -subj /CN=${name} -keyout privkey.pem -out fullchain.pem`;
  execFileSync("openssl", certificate.split(" "), { cwd: folder, stdio: "ignore" });
  const child = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], {
    env,
    stdio: ["ignore", "ignore", openSync(join(folder, "log"), "a")],
  });
  const exited = once(child, "exit");
  await until("nginx listens", () => {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, "error.log"), "utf8"));
    return isOpen(port ? { port, host: "127.0.0.1" } : { path: socket });
  });
  return {
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function isOpen(address: { port: number; host: string } | { path: string }) {
  const socket = connect(address);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
