import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** With a key of its own, because the service's user has no home; docs/deployment.md says what it may do there. */
const sshOptions = (dataFolder: string) => [
  `-i "${join(dataFolder, "backup-key")}"`,
  `-o UserKnownHostsFile="${join(dataFolder, "backup-hosts")}"`,
  "-o StrictHostKeyChecking=accept-new -o BatchMode=yes -o ConnectTimeout=30",
];

/** Sends a file to user@host:folder; undefined, or why it did not arrive. */
export async function copyElsewhere(file: string, target: string, dataFolder: string) {
  const shell = `--rsh=ssh ${sshOptions(dataFolder).join(" ")}`;
  try {
    await promisify(execFile)("rsync", ["--timeout=300", shell, file, `${target}/`]);
    return undefined;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    return stderr?.trim().split("\n")[0] || `rsync: ${code}`;
  }
}
