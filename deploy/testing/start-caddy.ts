import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { until } from "#server/testing/until.ts";
import { debianProgram } from "./debian-program.ts";

const program = "usr/bin/caddy";
const build = join(import.meta.dirname, "../../build");

/** Where Caddy is; undefined where it cannot be installed. */
export const findCaddy = () => debianProgram(program, ["caddy"]);

/** Caddy with the Caddyfile of the build, in front of the service, on a free port. */
export async function startCaddy(root: string, service: string) {
  const folder = temporaryFolder();
  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(join(root, program), ["run", "--config", join(build, "deploy/Caddyfile")], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      HOME: folder,
      // Its port for administration would be the same for every Caddy of this machine.
      CADDY_ADMIN: "off",
      SITE_ADDRESS: origin,
      SITE_FOLDER: build,
      ENQUIRY_SERVICE: new URL(service).host,
    },
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk));
  await until("Caddy listens", async () => {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${log}`);
    return fetch(`${origin}/robots.txt`).then(
      () => true,
      () => false,
    );
  });
  return {
    origin,
    log: () => log,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
