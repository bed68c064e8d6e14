import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const unpacked = join(import.meta.dirname, "../../node_modules/.cache/debian");

/**
 * The folder under which Debian's packages are unpacked, `/` if they are installed; undefined where there are none.
 * Unpacking needs no root, and starts no service as an installation would.
 */
export function debianProgram(program: string, packages: string[]): string | undefined {
  const found = ["/", join(unpacked, packages[0]!)].find((root) => existsSync(join(root, program)));
  return found ?? unpack(packages);
}

function unpack(packages: string[]): string | undefined {
  const root = join(unpacked, packages[0]!);
  mkdirSync(dirname(root), { recursive: true });
  const folder = mkdtempSync(`${root}-`);
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: folder, stdio: "ignore", timeout: 60_000 }).status === 0;
  const download = () => run("apt-get", ["download", "-qq", ...packages]);
  const files = () => readdirSync(folder).filter((name) => name.endsWith(".deb"));
  const complete =
    (download() || (run("apt-get", ["update", "-qq"]) && download())) &&
    files().every((file) => run("dpkg", ["-x", file, "."]));
  if (complete) renameSync(folder, root);
  else rmSync(folder, { recursive: true });
  return complete ? root : undefined;
}
