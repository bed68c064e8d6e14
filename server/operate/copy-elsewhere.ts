import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Sends a file to another machine; undefined, or why it did not arrive. */
export async function copyElsewhere(file: string, target: string, dataFolder: string) {
  // The service's user has no home for a key; docs/deployment.md says what this one may do there.
  const ssh = `ssh -i ${dataFolder}/backup-key -o UserKnownHostsFile=${dataFolder}/backup-hosts`;
  const options = "-o StrictHostKeyChecking=accept-new -o BatchMode=yes -o ConnectTimeout=30";
  const args = ["--timeout=300", `--rsh=${ssh} ${options}`, "--", file, `${target}/`];
  try {
    await promisify(execFile)("rsync", args);
    return undefined;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    return stderr?.trim().split("\n")[0] || `rsync: ${code}`;
  }
}
