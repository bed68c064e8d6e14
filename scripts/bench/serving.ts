import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { root } from "./site-process.ts";
import { median, table } from "./tables.ts";

const isThere = (command: string) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

const secondsEach = 4;
const rounds = 5;

/** Requests per second beside nginx on the same files, turn by turn; needs nginx and wrk on the machine. */
export async function serving(origin: string, paths: readonly string[]): Promise<string> {
  if (!isThere("nginx") || !isThere("wrk"))
    return "Serving: not measured, nginx and wrk are not both installed on this machine.";
  const nginx = await startNginx();
  try {
    const rows = [];
    for (const path of paths) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < rounds; round++) {
        ours.push(load(origin + path));
        theirs.push(load(nginx.origin + path));
      }
      const ratio = median(ours.map((figure, round) => figure / theirs[round]!));
      rows.push([path, median(ours).toFixed(0), median(theirs).toFixed(0), ratio.toFixed(2)]);
    }
    return table(["file", "ours per s", "nginx per s", "ratio"], rows);
  } finally {
    nginx.close();
  }
}

/** Both send gzip: a stock nginx has no brotli. */
function load(url: string): number {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", "-c32", `-d${secondsEach}s`, "-H", "accept-encoding: gzip", url],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} was not answered 200.\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}

async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port));
  const nginx = spawn("nginx", ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
    stdio: "ignore",
  });
  await setTimeout(500);
  return {
    origin: `http://localhost:${port}`,
    close() {
      nginx.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (folder: string, port: number) => `
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
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root ${join(root, "build/client")};
    location / { try_files $uri $uri/index.html =404; }
  }
}`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
